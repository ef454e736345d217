import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const easterIsland: Facts = {
  key: 'easter-island',
  name: 'Easter Island',
  aliases: ['Rapa Nui', 'Isla de Pascua'],
  country: 'Chile',
  countryCode: 'CL',
  currency: 'CLP',
  timeZone: 'Pacific/Easter',
  at: [-27.15, -109.4333],
  art: 'easter-island',
  hotels: 20,
  nightly: 150_000,
  stepMinor: 1_000,
  climate: 'oceanic',
  season: [123, 123, 103, 95, 87, 85, 97, 93, 91, 95, 97, 107],
  peaks: [{ from: '02-01', to: '02-14', percent: 118 }],
  week: resort,
  views: ['ocean view', 'volcano view', 'banana garden'],
  naming: called(andean, 'easter-island', ['Miro Tahi', 'Hotu', 'Vai Moana', 'Rano']),
  address: '{s} {n}',
  phone: '+56 32 255 ',
  districts: [
    district('hanga-roa', 'Hanga Roa', -27.148, -109.43, 180, ['Atamu Tekena', 'Te Pito o te Henua', 'Tu’u Koihu']),
    district('mataveri', 'Mataveri', -27.1575, -109.4355, 110, ['Avenida Hotu Matu’a', 'Policarpo Toro']),
    district('apina', 'Apina', -27.152, -109.437, 80, ['Apina', 'Policarpo Toro']),
    district('tahai', 'Tahai', -27.1405, -109.426, 70, ['Sector Tahai', 'Atan']),
  ],
  landmarks: [
    landmark('ahu-tahai', 'Ahu Tahai', 'Ahu Tahai', -27.1402, -109.4273),
    landmark('rano-kau', 'Rano Kau', 'Rano Kau', -27.1867, -109.4353),
    landmark('ahu-tongariki', 'Ahu Tongariki', 'Ahu Tongariki', -27.1258, -109.277),
    landmark('anakena', 'Anakena', 'Anakena', -27.0733, -109.3233),
  ],
  airport: airport('IPC', 'Mataveri International Airport', -27.1167, -109.3667),
  taxes: [
    percent('vat', 'VAT', 19, {
      since: '2003-10-01',
      source: 'Servicio de Impuestos Internos; visitors who pay in foreign currency may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
