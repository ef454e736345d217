import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const uyuni: Facts = {
  key: 'uyuni',
  name: 'Uyuni',
  aliases: ['Salar de Uyuni'],
  country: 'Bolivia',
  countryCode: 'BO',
  currency: 'BOB',
  timeZone: 'America/La_Paz',
  at: [-20.4597, -66.825],
  art: 'uyuni',
  hotels: 20,
  nightly: 750,
  stepMinor: 100,
  climate: 'highland',
  season: [100, 108, 108, 102, 96, 96, 106, 108, 98, 96, 94, 88],
  peaks: [],
  week: resort,
  views: ['salt flat view', 'plaza view', 'adobe court'],
  naming: called(andean, 'uyuni', ['del Salar', 'del Tunupa', 'de la Sal', 'del Flamenco']),
  address: '{s} {n}',
  phone: '+591 2 693 ',
  districts: [
    district('centro', 'Centro', -20.4605, -66.824, 160, ['Avenida Potosí', 'Avenida Ferroviaria', 'Plaza Arce']),
    district('estacion', 'Estación', -20.464, -66.822, 120, ['Avenida Ferroviaria', 'Avenida Cabrera']),
    district('avenida-colon', 'Avenida Colón', -20.4575, -66.8265, 130, ['Avenida Colón', 'Calle Sucre', 'Camacho']),
    district('colchani', 'Colchani', -20.3, -66.942, 130, ['Carretera a Colchani']),
  ],
  landmarks: [
    landmark('train-cemetery', 'Train Cemetery', 'the Train Cemetery', -20.4784, -66.8343),
    landmark('clock-tower', 'Clock Tower', 'the Clock Tower', -20.4617, -66.823),
    landmark('salt-hotel-of-colchani', 'Salt hotel of Colchani', 'the salt museum of Colchani', -20.3036, -66.9404),
  ],
  airport: airport('UYU', 'Joya Andina Airport', -20.4463, -66.8484),
  taxes: [percent('vat', 'VAT', 13, { since: '1994-01-01', source: 'Ley 843, Bolivia (general knowledge, 2025, unverified)' })],
}
