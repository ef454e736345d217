import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { spanish } from '../naming/spanish.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const valencia: Facts = {
  key: 'valencia',
  name: 'Valencia',
  aliases: ['València'],
  country: 'Spain',
  countryCode: 'ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  at: [39.4699, -0.3763],
  art: 'valencia',
  hotels: 30,
  nightly: 132,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [76, 80, 116, 104, 106, 108, 116, 114, 106, 100, 86, 82],
  peaks: [{ from: '03-13', to: '03-19', percent: 138 }, ...newYear(112)],
  week: cityBreak,
  views: ['view of the Turia gardens', 'view of the towers', 'quiet patio'],
  naming: called(spanish, 'valencia', ['de la Horchata', 'del Naranjal', 'de la Falla Chica', 'de la Seda']),
  address: '{s} {n}',
  phone: '+34 96 355 ',
  districts: [
    district('el-carmen', 'El Carmen', 39.4785, -0.3805, 140, ['Carrer de Baix', 'Carrer de Cavallers', 'Carrer Alta']),
    district('ruzafa', 'Ruzafa', 39.462, -0.373, 170, ['Carrer de Cadis', 'Carrer de Sueca', 'Carrer de Dénia']),
    district('ciutat-vella', 'Ciutat Vella', 39.4735, -0.3755, 150, ['Carrer de la Pau', 'Carrer del Mar', 'Carrer dels Drets']),
    district('eixample', 'Eixample', 39.466, -0.368, 170, ['Carrer de Ciscar', 'Carrer de Jorge Juan', 'Gran Via del Marqués del Túria']),
    district('cabanyal', 'Cabanyal', 39.469, -0.329, 130, ['Carrer de la Reina', 'Carrer de Barraca', 'Carrer de José Benlliure']),
  ],
  landmarks: [
    landmark('city-of-arts-and-sciences', 'City of Arts and Sciences', 'the City of Arts and Sciences', 39.4549, -0.3506),
    landmark('silk-exchange', 'Silk Exchange', 'the Silk Exchange', 39.4744, -0.3784),
    landmark('valencia-cathedral', 'Valencia Cathedral', 'the cathedral', 39.4753, -0.3752),
    landmark('central-market', 'Central Market', 'the Central Market', 39.4736, -0.3789),
  ],
  airport: airport('VLC', 'Valencia Airport', 39.4918, -0.4735, { by: 'metro', minutes: 25 }),
  taxes: [percent('vat', 'VAT', 10, { since: '2012-09-01', source: 'Ley 37/1992 del IVA: accommodation; general knowledge of 2025, not looked up' })],
}
