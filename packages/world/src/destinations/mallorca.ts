import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { catalan } from '../naming/catalan.ts'
import { airport, district, landmark, percent, perGuest, resort } from './write.ts'

export const mallorca: Facts = {
  key: 'mallorca',
  name: 'Mallorca',
  aliases: ['Majorca', 'Palma'],
  country: 'Spain',
  countryCode: 'ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  at: [39.5696, 2.6502],
  art: 'mallorca',
  hotels: 34,
  nightly: 178,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [66, 72, 84, 102, 114, 126, 138, 140, 122, 98, 70, 68],
  peaks: [{ from: '08-01', to: '08-20', percent: 110 }],
  week: resort,
  views: ['bay view', 'terrace view', 'almond court'],
  naming: called(catalan, 'mallorca', ['Siurell', 'Ensaïmada', 'Tramuntana', 'Llaüt']),
  address: '{s} {n}',
  phone: '+34 97 155 ',
  districts: [
    district('la-llotja', 'La Llotja', 39.569, 2.6445, 110, ['Carrer dels Apuntadors', 'Carrer de Sant Feliu', 'Carrer de Sant Joan']),
    district('sa-calatrava', 'Sa Calatrava', 39.5685, 2.6535, 90, ['Carrer de Sant Alonso', 'Carrer del Sol', 'Carrer de Santa Clara']),
    district('santa-catalina', 'Santa Catalina', 39.5725, 2.635, 140, ['Carrer de la Fàbrica', 'Carrer d’Anníbal', 'Carrer de Sant Magí']),
    district('portixol', 'Portixol', 39.564, 2.667, 80, ['Carrer del Vicari Joaquim Fuster', 'Carrer de la Sirena', 'Carrer de Rosa']),
    district('soller', 'Sóller', 39.7665, 2.715, 160, ['Carrer de sa Lluna', 'Gran Via', 'Carrer de Bauçà']),
    district('pollenca', 'Pollença', 39.8775, 3.016, 160, ['Carrer de Montesión', 'Carrer del Mercat', 'Carrer de Jesús']),
    district('deia', 'Deià', 39.748, 2.648, 110, ['Carrer de l’Arxiduc Lluís Salvador', 'Carrer des Clot', 'Carrer de sa Vinya Vella']),
  ],
  landmarks: [
    landmark('la-seu-cathedral', 'La Seu cathedral', 'the cathedral', 39.5674, 2.6483),
    landmark('bellver-castle', 'Bellver Castle', 'Bellver Castle', 39.5638, 2.6193),
    landmark('almudaina-palace', 'Almudaina Palace', 'Almudaina Palace', 39.5679, 2.647),
    landmark('port-de-soller-tram', 'Port de Sóller tram', 'the tram', 39.7962, 2.696),
  ],
  airport: airport('PMI', 'Palma de Mallorca Airport', 39.5477, 2.7304, { by: 'bus', minutes: 25 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2012-09-01', source: 'Ley 37/1992 del IVA: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('eco', 'Sustainable tourism tax', [200, 200, 300, 400], {
      ages: [16, 200],
      since: '2018-01-01',
      source: 'Govern de les Illes Balears, high season, by class; general knowledge of 2025, not looked up',
    }),
  ],
}
