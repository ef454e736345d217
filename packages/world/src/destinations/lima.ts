import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const lima: Facts = {
  key: 'lima',
  name: 'Lima',
  aliases: [],
  country: 'Peru',
  countryCode: 'PE',
  currency: 'PEN',
  timeZone: 'America/Lima',
  at: [-12.0432, -77.0282],
  art: 'lima',
  hotels: 36,
  nightly: 330,
  stepMinor: 100,
  climate: 'desert',
  season: [100, 102, 102, 100, 98, 98, 106, 102, 96, 98, 100, 98],
  peaks: [{ from: '07-26', to: '07-30', percent: 114 }, ...newYear(110)],
  week: cityBreak,
  views: ['ocean view', 'park view', 'patio'],
  naming: called(andean, 'lima', ['del Malecón', 'de la Huaca', 'del Puente Viejo', 'de la Alameda']),
  address: '{s} {n}',
  phone: '+51 1 555 ',
  districts: [
    district('miraflores', 'Miraflores', -12.121, -77.0285, 220, ['Calle Berlín', 'Avenida Larco', 'Calle Alcanfores']),
    district('barranco', 'Barranco', -12.1485, -77.02, 160, ['Sáenz Peña', 'Avenida Grau', 'Calle Domeyer']),
    district('san-isidro', 'San Isidro', -12.0965, -77.035, 220, ['Calle Los Libertadores', 'Avenida Conquistadores', 'Calle Choquehuanca']),
    district('centro-historico', 'Centro Histórico', -12.0475, -77.032, 180, ['Jirón de la Unión', 'Jirón Ucayali', 'Jirón Camaná']),
    district('pueblo-libre', 'Pueblo Libre', -12.076, -77.062, 180, ['Avenida La Mar', 'Avenida Bolívar', 'Avenida San Martín']),
  ],
  landmarks: [
    landmark('plaza-mayor', 'Plaza Mayor', 'the Plaza Mayor', -12.046, -77.0306),
    landmark('huaca-pucllana', 'Huaca Pucllana', 'Huaca Pucllana', -12.1112, -77.0336),
    landmark('larco-museum', 'Larco Museum', 'the Larco Museum', -12.0725, -77.0709),
    landmark('bridge-of-sighs', 'Bridge of Sighs', 'the Bridge of Sighs', -12.1497, -77.0223),
  ],
  airport: airport('LIM', 'Jorge Chávez International Airport', -12.0248, -77.1088),
  taxes: [
    percent('igv', 'IGV', 18, { since: '2011-03-01', source: 'SUNAT; visitors from abroad may be exempt (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
