import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { spanish } from '../naming/spanish.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const tenerife: Facts = {
  key: 'tenerife',
  name: 'Tenerife',
  aliases: ['Canary Islands', 'Santa Cruz de Tenerife', 'Costa Adeje', 'La Orotava'],
  country: 'Spain',
  countryCode: 'ES',
  currency: 'EUR',
  timeZone: 'Atlantic/Canary',
  at: [28.39, -16.52],
  art: 'tenerife',
  hotels: 34,
  nightly: 138,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [110, 116, 108, 102, 88, 86, 96, 102, 90, 98, 100, 108],
  peaks: [{ from: '02-12', to: '02-18', percent: 116 }, ...newYear(124)],
  week: resort,
  views: ['Atlantic view', 'view of the Teide', 'banana garden'],
  naming: called(spanish, 'tenerife', ['del Drago Viejo', 'de la Cabra Negra', 'del Guanche', 'de la Malvasía']),
  address: '{s} {n}',
  phone: '+34 92 255 ',
  districts: [
    district('santa-cruz', 'Santa Cruz', 28.466, -16.253, 180, ['Calle del Castillo', 'Calle de la Noria', 'Rambla de Santa Cruz']),
    district('la-laguna', 'La Laguna', 28.488, -16.315, 180, ['Calle San Agustín', 'Calle Herradores', 'Calle Obispo Rey Redondo']),
    district('puerto-de-la-cruz', 'Puerto de la Cruz', 28.413, -16.548, 140, ['Calle Quintana', 'Calle San Felipe', 'Calle Mequinez']),
    district('la-orotava', 'La Orotava', 28.39, -16.523, 160, ['Calle San Francisco', 'Calle Carrera Escultor Estévez', 'Calle Colegio']),
    district('garachico', 'Garachico', 28.372, -16.764, 70, ['Calle Esteban de Ponte', 'Calle San Roque', 'Avenida Tomé Cano']),
    district('costa-adeje', 'Costa Adeje', 28.088, -16.73, 150, ['Avenida de España', 'Calle Roques del Salmor', 'Avenida de los Pueblos']),
  ],
  landmarks: [
    landmark('auditorio-de-tenerife', 'Auditorio de Tenerife', 'the Auditorio', 28.4563, -16.2518),
    landmark('teide-cable-car', 'Teide cable car', 'the Teide cable car', 28.2541, -16.6257),
    landmark('lago-martianez', 'Lago Martiánez', 'Lago Martiánez', 28.4175, -16.542),
    landmark('la-laguna-cathedral', 'La Laguna Cathedral', 'the cathedral of La Laguna', 28.4887, -16.3166),
  ],
  airport: airport('TFN', 'Tenerife North Airport', 28.4881, -16.346, { by: 'bus', minutes: 25 }),
  taxes: [
    percent('vat', 'VAT', 7, {
      since: '2020-01-01',
      source: 'Canary Islands general indirect tax (IGIC), general rate; general knowledge of 2025, not looked up',
    }),
  ],
}
