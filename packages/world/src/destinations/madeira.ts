import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { portuguese } from '../naming/portuguese.ts'
import { airport, district, landmark, percent, perGuest, resort } from './write.ts'

export const madeira: Facts = {
  key: 'madeira',
  name: 'Madeira',
  aliases: ['Funchal'],
  country: 'Portugal',
  countryCode: 'PT',
  currency: 'EUR',
  timeZone: 'Atlantic/Madeira',
  at: [32.6497, -16.9097],
  art: 'madeira',
  hotels: 28,
  nightly: 146,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [92, 96, 98, 110, 106, 100, 104, 110, 104, 98, 86, 98],
  peaks: [
    { from: '12-28', to: '12-31', percent: 144 },
    { from: '01-01', to: '01-01', percent: 130 },
  ],
  week: resort,
  views: ['Atlantic view', 'view of the terraces', 'banana garden'],
  naming: called(portuguese, 'madeira', ['da Estrelícia', 'do Poncha', 'da Levada Nova', 'dos Bordados']),
  address: '{s} {n}',
  phone: '+351 291 555 ',
  districts: [
    district('zona-velha', 'Zona Velha', 32.6485, -16.902, 90, ['Rua de Santa Maria', 'Rua Dom Carlos I', 'Largo do Corpo Santo']),
    district('se', 'Sé', 32.649, -16.909, 110, ['Rua da Alfândega', 'Rua dos Ferreiros', 'Rua João Tavira']),
    district('lido', 'Lido', 32.6415, -16.934, 90, ['Estrada Monumental', 'Rua do Gorgulho', 'Rua Leichlingen']),
    district('monte', 'Monte', 32.674, -16.902, 130, ['Caminho do Monte', 'Largo da Fonte', 'Caminho das Babosas']),
    district('camara-de-lobos', 'Câmara de Lobos', 32.651, -16.976, 100, ['Rua Nova da Praia', 'Rua São João de Deus', 'Caminho do Calvário']),
    district('sao-martinho', 'São Martinho', 32.648, -16.939, 170, ['Rua Doutor Pita', 'Caminho de São Martinho', 'Rua da Casa Branca']),
  ],
  landmarks: [
    landmark('funchal-cathedral', 'Funchal Cathedral', 'the cathedral', 32.6481, -16.9082),
    landmark('monte-cable-car', 'Monte cable car', 'the cable car', 32.648, -16.9),
    landmark('monte-palace-garden', 'Monte Palace Garden', 'the Monte garden', 32.6757, -16.902),
    landmark('cabo-girao', 'Cabo Girão', 'Cabo Girão', 32.6556, -17.005),
  ],
  airport: airport('FNC', 'Cristiano Ronaldo Madeira Airport', 32.6931, -16.7756, { by: 'bus', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 4, { since: '2024-10-01', source: 'Código do IVA, reduced rate in Madeira; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', 200, {
      ages: [13, 200],
      nightsMax: 7,
      since: '2024-10-01',
      source: 'Município do Funchal, taxa turística; general knowledge of 2025, not looked up',
    }),
  ],
}
