import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const cusco: Facts = {
  key: 'cusco',
  name: 'Cusco',
  aliases: ['Cuzco', 'Qosqo', 'Machu Picchu'],
  country: 'Peru',
  countryCode: 'PE',
  currency: 'PEN',
  timeZone: 'America/Lima',
  at: [-13.5226, -71.9673],
  art: 'cusco',
  hotels: 36,
  nightly: 330,
  stepMinor: 100,
  climate: 'highland',
  season: [83, 79, 87, 97, 105, 117, 117, 115, 107, 101, 95, 93],
  peaks: [{ from: '06-20', to: '06-27', percent: 124 }],
  week: resort,
  views: ['Andes view', 'tiled roof view', 'stone patio'],
  naming: called(andean, 'cusco', ['de San Blas', 'del Inti', 'del Qorikancha Viejo', 'de la Pampa']),
  address: '{s} {n}',
  phone: '+51 84 555 ',
  districts: [
    district('plaza-de-armas', 'Plaza de Armas', -13.517, -71.979, 130, ['Portal de Panes', 'Triunfo', 'Plateros']),
    district('san-blas', 'San Blas', -13.515, -71.9745, 130, ['Cuesta de San Blas', 'Carmen Alto', 'Tandapata']),
    district('regocijo', 'Regocijo', -13.5175, -71.9825, 120, ['Garcilaso', 'Santa Teresa', 'San Juan de Dios']),
    district('qorikancha', 'Qorikancha', -13.5205, -71.976, 130, ['Avenida El Sol', 'Ahuacpinta', 'Pampa del Castillo']),
    district('san-cristobal', 'San Cristóbal', -13.513, -71.9815, 110, ['Resbalosa', 'Don Bosco', 'Saphi']),
    district('urubamba', 'Urubamba', -13.3065, -72.117, 200, ['Jirón Grau', 'Avenida Berriozábal', 'Jirón Comercio']),
  ],
  landmarks: [
    landmark('cusco-cathedral', 'Cusco Cathedral', 'the cathedral', -13.5163, -71.9781),
    landmark('qorikancha', 'Qorikancha', 'Qorikancha', -13.5202, -71.9754),
    landmark('sacsayhuaman', 'Sacsayhuamán', 'Sacsayhuamán', -13.5078, -71.9817),
    landmark('san-pedro-market', 'San Pedro Market', 'San Pedro Market', -13.5213, -71.9829),
  ],
  airport: airport('CUZ', 'Alejandro Velasco Astete International Airport', -13.5384, -71.9437),
  taxes: [
    percent('igv', 'IGV', 18, { since: '2011-03-01', source: 'SUNAT; visitors from abroad may be exempt (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
