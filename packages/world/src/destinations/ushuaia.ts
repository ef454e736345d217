import type { Facts } from '../facts.ts'
import { argentine } from '../naming/argentine.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const ushuaia: Facts = {
  key: 'ushuaia',
  name: 'Ushuaia',
  aliases: ['Tierra del Fuego'],
  country: 'Argentina',
  countryCode: 'AR',
  currency: 'ARS',
  timeZone: 'America/Argentina/Ushuaia',
  at: [-54.8019, -68.303],
  art: 'ushuaia',
  hotels: 24,
  nightly: 200_000,
  stepMinor: 100_000,
  climate: 'subpolar',
  season: [130, 122, 104, 85, 71, 77, 90, 85, 87, 102, 120, 128],
  peaks: [],
  week: resort,
  views: ['Beagle Channel view', 'mountain view', 'lenga garden'],
  naming: called(argentine, 'ushuaia', ['del Faro', 'del Canal', 'del Fin', 'del Albatros']),
  address: '{s} {n}',
  phone: '+54 2901 55 ',
  districts: [
    district('centro', 'Centro', -54.8065, -68.305, 130, ['San Martín', 'Gobernador Deloqui', 'Gobernador Paz']),
    district('las-reinas', 'Las Reinas', -54.8035, -68.3175, 110, ['Magallanes', 'Kuanip']),
    district('martial', 'Martial', -54.7915, -68.347, 150, ['Luis Fernando Martial', 'Camino del Glaciar']),
    district('bahia-encerrada', 'Bahía Encerrada', -54.811, -68.3225, 80, ['San Martín', 'Yaganes']),
  ],
  landmarks: [
    landmark('maritime-museum', 'Maritime Museum', 'the Maritime Museum', -54.8019, -68.2934),
    landmark('end-of-the-world-train', 'End of the World Train', 'the End of the World Train', -54.8295, -68.4205),
    landmark('tourist-pier', 'Tourist pier', 'the Tourist pier', -54.8096, -68.3029),
    landmark('martial-glacier-chairlift', 'Martial Glacier chairlift', 'the Martial Glacier chairlift', -54.7897, -68.3616),
  ],
  airport: airport('USH', 'Ushuaia Malvinas Argentinas International Airport', -54.8393, -68.3124),
  taxes: [
    percent('vat', 'VAT', 21, {
      since: '1995-04-01',
      source: 'Ley de IVA; visitors who pay with a foreign card may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
