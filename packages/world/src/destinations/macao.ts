import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { macanese } from '../naming/macanese.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const macao: Facts = {
  key: 'macao',
  name: 'Macao',
  aliases: ['澳門', 'Macau'],
  country: 'Macao',
  countryCode: 'MO',
  currency: 'MOP',
  timeZone: 'Asia/Macau',
  at: [22.2006, 113.5461],
  art: 'macao',
  hotels: 28,
  nightly: 1_200,
  stepMinor: 100,
  climate: 'temperate',
  season: [98, 104, 96, 100, 98, 92, 98, 102, 92, 106, 104, 108],
  peaks: [...newYear(118), { from: '10-01', to: '10-06', percent: 122 }],
  week: business,
  views: ['harbour view', 'tiled roof view', 'courtyard'],
  naming: called(macanese, 'macao', ['da Praia Antiga', 'do Lilau', 'da Guia', 'do Pátio']),
  address: '{s}, {n}',
  phone: '+853 2855 ',
  districts: [
    district('senado', 'Senado', 22.1935, 113.54, 130, ['Rua de São Domingos', 'Rua dos Mercadores', 'Travessa da Sé']),
    district('sao-lazaro', 'São Lázaro', 22.1985, 113.5445, 110, ['Rua de Eduardo Marques', 'Calçada da Igreja de São Lázaro']),
    district('lilau', 'Lilau', 22.189, 113.5345, 90, ['Rua do Padre António', 'Calçada da Barra']),
    district('taipa-village', 'Taipa Village', 22.154, 113.5565, 110, ['Rua do Cunha', 'Rua dos Negociantes', 'Largo dos Bombeiros']),
    district('cotai', 'Cotai', 22.1465, 113.563, 220, ['Estrada do Istmo', 'Avenida de Cotai']),
  ],
  landmarks: [
    landmark('ruins-of-st-pauls', 'Ruins of St Paul’s', 'the Ruins of St Paul’s', 22.1975, 113.5409),
    landmark('senado-square', 'Senado Square', 'Senado Square', 22.1936, 113.5399),
    landmark('a-ma-temple', 'A-Ma Temple', 'the A-Ma Temple', 22.186, 113.5312),
    landmark('guia-lighthouse', 'Guia Lighthouse', 'the Guia Lighthouse', 22.1963, 113.5497),
  ],
  airport: airport('MFM', 'Macau International Airport', 22.1566, 113.5729),
  taxes: [
    percent('tourism', 'Tourism tax', 5, { since: '1996-09-01', source: 'Financial Services Bureau of Macao (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
