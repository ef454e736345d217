import type { Facts } from '../facts.ts'
import { argentine } from '../naming/argentine.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const puntaDelEste: Facts = {
  key: 'punta-del-este',
  name: 'Punta del Este',
  aliases: [],
  country: 'Uruguay',
  countryCode: 'UY',
  currency: 'UYU',
  timeZone: 'America/Montevideo',
  at: [-34.9475, -54.9338],
  art: 'punta-del-este',
  hotels: 24,
  nightly: 5_900,
  stepMinor: 1_000,
  climate: 'oceanic',
  season: [155, 137, 98, 86, 76, 74, 78, 76, 84, 90, 103, 141],
  peaks: newYear(164),
  week: resort,
  views: ['ocean view', 'harbour view', 'pine garden'],
  naming: called(argentine, 'punta-del-este', ['de la Mansa', 'de la Brava', 'del Faro Viejo', 'de Gorlero']),
  address: '{s} {n}',
  phone: '+598 42 555 ',
  districts: [
    district('peninsula', 'Península', -34.963, -54.946, 90, ['Gorlero', 'Calle 20', 'Calle 24']),
    district('playa-mansa', 'Playa Mansa', -34.944, -54.943, 110, ['Avenida Roosevelt', 'Avenida Chiverta']),
    district('playa-brava', 'Playa Brava', -34.942, -54.9275, 120, ['Avenida Pedragosa Sierra', 'Calle San Francisco']),
    district('la-barra', 'La Barra', -34.9125, -54.8665, 90, ['Ruta 10', 'Los Romances']),
    district('jose-ignacio', 'José Ignacio', -34.842, -54.6365, 90, ['Los Cisnes', 'Las Garzas']),
  ],
  landmarks: [
    landmark('la-mano', 'La Mano', 'La Mano', -34.9582, -54.9363),
    landmark('punta-del-este-lighthouse', 'Punta del Este lighthouse', 'the lighthouse', -34.9687, -54.9514),
    landmark('puerto', 'Puerto', 'the Puerto', -34.9627, -54.9497),
    landmark('casapueblo', 'Casapueblo', 'Casapueblo', -34.9088, -55.0444),
  ],
  airport: airport('PDP', 'Capitan de Corbeta Carlos A. Curbelo International Airport', -34.8572, -55.0932),
  taxes: [
    percent('vat', 'VAT', 10, {
      since: '2007-07-01',
      source: 'Dirección General Impositiva, minimum rate; visitors from abroad may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
