import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { italian } from '../naming/italian.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const florence: Facts = {
  key: 'florence',
  name: 'Florence',
  aliases: ['Firenze', 'Florenz'],
  country: 'Italy',
  countryCode: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  at: [43.7696, 11.2558],
  art: 'florence',
  hotels: 38,
  nightly: 192,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [70, 74, 90, 112, 122, 120, 104, 92, 118, 114, 86, 82],
  peaks: [{ from: '06-22', to: '06-26', percent: 112 }, ...newYear(122)],
  week: cityBreak,
  views: ['view of the Arno', 'view of the roofs', 'quiet cloister'],
  naming: called(italian, 'florence', ['dei Vaiai', 'del Setaiolo', 'della Robbiana', 'del Giaggiolo']),
  address: '{s} {n}',
  phone: '+39 055 555 ',
  districts: [
    district('duomo', 'Duomo', 43.7728, 11.2553, 150, ['Via dei Servi', 'Via del Proconsolo', 'Via Ricasoli']),
    district('santa-maria-novella', 'Santa Maria Novella', 43.7745, 11.25, 150, ['Via della Scala', 'Via del Moro', 'Via dei Fossi']),
    district('oltrarno', 'Oltrarno', 43.766, 11.247, 160, ['Via Santo Spirito', 'Via Maggio', 'Borgo San Frediano']),
    district('santa-croce', 'Santa Croce', 43.7692, 11.261, 160, ['Via Ghibellina', 'Borgo Santa Croce', 'Via dei Benci']),
    district('san-marco', 'San Marco', 43.779, 11.259, 180, ['Via Cavour', 'Via San Gallo', 'Via degli Arazzieri']),
    district('san-niccolo', 'San Niccolò', 43.764, 11.26, 90, ['Via San Niccolò', 'Via dei Renai', 'Via di San Miniato al Monte']),
  ],
  landmarks: [
    landmark('florence-cathedral', 'Florence Cathedral', 'the cathedral', 43.7731, 11.256),
    landmark('ponte-vecchio', 'Ponte Vecchio', 'Ponte Vecchio', 43.768, 11.2531),
    landmark('uffizi', 'Uffizi', 'the Uffizi', 43.7678, 11.2553),
    landmark('piazzale-michelangelo', 'Piazzale Michelangelo', 'Piazzale Michelangelo', 43.7629, 11.2651),
  ],
  airport: airport('FLR', 'Florence Airport', 43.8021, 11.202, { by: 'tram', minutes: 25 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1994-02-24', source: 'DPR 633/1972, Tabella A: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [450, 600, 700, 800], {
      ages: [12, 200],
      nightsMax: 7,
      since: '2023-04-01',
      source: 'Comune di Firenze, imposta di soggiorno; general knowledge of 2025, not looked up',
    }),
  ],
}
