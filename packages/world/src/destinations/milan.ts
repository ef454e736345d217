import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { italian } from '../naming/italian.ts'
import { airport, business, district, landmark, newYear, percent, perGuest } from './write.ts'

export const milan: Facts = {
  key: 'milan',
  name: 'Milan',
  aliases: ['Milano', 'Mailand'],
  country: 'Italy',
  countryCode: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  at: [45.4642, 9.19],
  art: 'milan',
  hotels: 60,
  nightly: 196,
  stepMinor: 100,
  climate: 'temperate',
  season: [86, 98, 96, 112, 104, 106, 94, 76, 118, 108, 100, 94],
  peaks: [{ from: '04-18', to: '04-26', percent: 136 }, ...newYear(112)],
  week: business,
  views: ['canal view', 'skyline view', 'quiet court'],
  naming: called(italian, 'milan', ['della Darsena', 'del Naviglio Vecchio', 'dei Bottonuti', 'del Tram Giallo'], MANY_NOUNS),
  address: '{s} {n}',
  phone: '+39 02 555 ',
  districts: [
    district('duomo', 'Duomo', 45.463, 9.1885, 260, ['Via Torino', 'Via Santa Margherita', 'Corso Vittorio Emanuele II']),
    district('brera', 'Brera', 45.4725, 9.1875, 220, ['Via Brera', 'Via Fiori Chiari', 'Via Solferino']),
    district('navigli', 'Navigli', 45.451, 9.1745, 180, ['Ripa di Porta Ticinese', 'Via Vigevano', 'Corso Cristoforo Colombo']),
    district('porta-venezia', 'Porta Venezia', 45.4745, 9.206, 260, ['Corso Buenos Aires', 'Via Lazzaro Palazzi', 'Via Melzo']),
    district('isola', 'Isola', 45.4875, 9.188, 220, ['Via Pietro Borsieri', 'Via Garigliano', 'Via Thaon di Revel']),
    district('centrale', 'Centrale', 45.484, 9.204, 260, ['Via Vitruvio', 'Via Napo Torriani', 'Via Fabio Filzi']),
  ],
  landmarks: [
    landmark('milan-cathedral', 'Milan Cathedral', 'the cathedral', 45.4641, 9.1919),
    landmark('la-scala', 'La Scala', 'La Scala', 45.4674, 9.1895),
    landmark('sforza-castle', 'Sforza Castle', 'Sforza Castle', 45.4705, 9.1793),
    landmark('last-supper', 'Last Supper', 'the Last Supper', 45.466, 9.1709),
  ],
  airport: airport('MXP', 'Milan Malpensa Airport', 45.6274, 8.7124, { by: 'train', minutes: 52 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1994-02-24', source: 'DPR 633/1972, Tabella A: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [400, 500, 700, 700], {
      ages: [18, 200],
      nightsMax: 14,
      since: '2025-01-01',
      source: 'Comune di Milano, imposta di soggiorno; general knowledge of 2025, not looked up',
    }),
  ],
}
