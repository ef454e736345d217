import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { mexican } from '../naming/mexican.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const puertoVallarta: Facts = {
  key: 'puerto-vallarta',
  name: 'Puerto Vallarta',
  aliases: ['Vallarta', 'Riviera Nayarit'],
  country: 'Mexico',
  countryCode: 'MX',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
  at: [20.6207, -105.2308],
  art: 'puerto-vallarta',
  hotels: 28,
  nightly: 1_900,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [121, 121, 121, 105, 89, 83, 91, 87, 71, 85, 105, 121],
  peaks: newYear(138),
  week: resort,
  views: ['bay view', 'hill view', 'palm patio'],
  naming: called(mexican, 'puerto-vallarta', ['del Malecón Viejo', 'del Río Cuale', 'de la Bahía', 'de la Iguana Verde']),
  address: '{s} {n}',
  phone: '+52 322 555 ',
  districts: [
    district('zona-romantica', 'Zona Romántica', 20.602, -105.235, 120, ['Olas Altas', 'Basilio Badillo', 'Púlpito']),
    district('centro', 'Centro', 20.6095, -105.232, 110, ['Juárez', 'Hidalgo', 'Aldama']),
    district('5-de-diciembre', '5 de Diciembre', 20.6175, -105.2295, 100, ['Argentina', 'Colombia', 'Nicaragua']),
    district('versalles', 'Versalles', 20.638, -105.2275, 150, ['Francia', 'Viena', 'Roma']),
    district('marina-vallarta', 'Marina Vallarta', 20.664, -105.2545, 110, ['Paseo de la Marina', 'Timón', 'Mástil']),
  ],
  landmarks: [
    landmark('malecon', 'Malecón', 'the Malecón', 20.6106, -105.2337),
    landmark('our-lady-of-guadalupe', 'Our Lady of Guadalupe', 'the church of Guadalupe', 20.6093, -105.2322),
    landmark('los-muertos-pier', 'Los Muertos pier', 'the Los Muertos pier', 20.5995, -105.2395),
    landmark('botanical-garden', 'Botanical Garden', 'the Botanical Garden', 20.4651, -105.2905),
  ],
  airport: airport('PVR', 'Licenciado Gustavo Díaz Ordaz International Airport', 20.6783, -105.249),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2014-01-01', source: 'Ley del Impuesto al Valor Agregado (general knowledge, 2025, unverified)' }),
    percent('lodging', 'State lodging tax', 4, {
      since: '2024-01-01',
      source: 'Estado de Jalisco, impuesto al hospedaje (general knowledge, 2025, unverified)',
    }),
  ],
}
