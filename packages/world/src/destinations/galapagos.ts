import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const galapagos: Facts = {
  key: 'galapagos',
  name: 'Galápagos',
  aliases: ['Galapagos', 'Puerto Ayora', 'Santa Cruz'],
  country: 'Ecuador',
  countryCode: 'EC',
  currency: 'USD',
  timeZone: 'Pacific/Galapagos',
  at: [-0.7432, -90.3139],
  art: 'galapagos',
  hotels: 22,
  nightly: 170,
  stepMinor: 100,
  climate: 'tropical',
  season: [105, 99, 101, 101, 95, 105, 113, 109, 87, 91, 91, 101],
  peaks: newYear(124),
  week: resort,
  views: ['bay view', 'lava garden view', 'mangrove court'],
  naming: called(andean, 'galapagos', ['del Piquero', 'de la Iguana', 'de las Tortugas', 'del Opuntia']),
  address: '{s} {n}',
  phone: '+593 5 255 ',
  districts: [
    district('puerto-ayora', 'Puerto Ayora', -0.7425, -90.3145, 130, ['Avenida Charles Darwin', 'Avenida Baltra', 'Binford']),
    district('punta-estrada', 'Punta Estrada', -0.756, -90.312, 60, ['Punta Estrada']),
    district('las-ninfas', 'Las Ninfas', -0.7455, -90.3175, 70, ['Charles Binford', 'Las Ninfas']),
    district('miraflores', 'Miraflores', -0.734, -90.3205, 110, ['Avenida Baltra', 'Isla Duncan']),
    district('bellavista', 'Bellavista', -0.695, -90.3235, 160, ['Camino a Baltra', 'San Cristóbal']),
  ],
  landmarks: [
    landmark('charles-darwin-station', 'Charles Darwin Station', 'the Charles Darwin Station', -0.7441, -90.3038),
    landmark('tortuga-bay', 'Tortuga Bay', 'Tortuga Bay', -0.7623, -90.3397),
    landmark('las-grietas', 'Las Grietas', 'Las Grietas', -0.7574, -90.3153),
    landmark('los-gemelos', 'Los Gemelos', 'Los Gemelos', -0.6254, -90.3848),
  ],
  airport: airport('GPS', 'Seymour Airport', -0.4347, -90.2828, { by: 'bus and ferry', minutes: 75 }),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2024-04-01', source: 'Servicio de Rentas Internas, Ecuador (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
