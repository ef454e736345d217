import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const cartagena: Facts = {
  key: 'cartagena',
  name: 'Cartagena',
  aliases: ['Cartagena de Indias'],
  country: 'Colombia',
  countryCode: 'CO',
  currency: 'COP',
  timeZone: 'America/Bogota',
  at: [10.3997, -75.5144],
  art: 'cartagena',
  hotels: 36,
  nightly: 400_000,
  stepMinor: 100_000,
  climate: 'tropical',
  season: [119, 109, 105, 103, 90, 96, 98, 92, 82, 92, 96, 119],
  peaks: newYear(150),
  week: resort,
  views: ['bay view', 'balcony view', 'patio'],
  naming: called(andean, 'cartagena', ['de la Muralla', 'de Getsemaní', 'del Baluarte', 'de la Palenquera']),
  address: '{s} {n}',
  phone: '+57 605 555 ',
  districts: [
    district('walled-city', 'Walled City', 10.424, -75.551, 150, ['Calle de la Iglesia', 'Calle del Sargento Mayor', 'Calle Santo Domingo']),
    district('san-diego', 'San Diego', 10.4275, -75.5475, 90, ['Calle del Curato', 'Calle de los Siete Infantes', 'Calle Stuart']),
    district('getsemani', 'Getsemaní', 10.422, -75.546, 110, ['Calle de la Sierpe', 'Calle del Pozo', 'Calle San Juan']),
    district('bocagrande', 'Bocagrande', 10.403, -75.5545, 130, ['Avenida San Martín', 'Carrera 3', 'Calle 6']),
    district('manga', 'Manga', 10.412, -75.5375, 150, ['Avenida Jiménez', 'Calle Real', 'Calle 25']),
  ],
  landmarks: [
    landmark('clock-tower', 'Clock Tower', 'the Clock Tower', 10.4229, -75.5493),
    landmark('san-felipe-castle', 'San Felipe Castle', 'San Felipe Castle', 10.4225, -75.539),
    landmark('plaza-santo-domingo', 'Plaza Santo Domingo', 'Plaza Santo Domingo', 10.4244, -75.5519),
    landmark('santa-clara-cloister', 'Santa Clara cloister', 'the cloister of Santa Clara', 10.4269, -75.5479),
  ],
  airport: airport('CTG', 'Rafael Núñez International Airport', 10.4457, -75.5166),
  taxes: [
    percent('vat', 'VAT', 19, {
      since: '2017-01-01',
      source: 'Estatuto Tributario, Colombia; visitors from abroad may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
