import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { spanish } from '../naming/spanish.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const seville: Facts = {
  key: 'seville',
  name: 'Seville',
  aliases: ['Sevilla'],
  country: 'Spain',
  countryCode: 'ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  at: [37.3886, -5.9823],
  art: 'seville',
  hotels: 34,
  nightly: 142,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [72, 82, 102, 134, 124, 98, 82, 80, 106, 114, 92, 84],
  peaks: [{ from: '03-28', to: '04-05', percent: 130 }, { from: '04-19', to: '04-26', percent: 140 }, ...newYear(112)],
  week: cityBreak,
  views: ['view of the Giralda', 'roof terrace view', 'quiet patio'],
  naming: called(spanish, 'seville', ['del Azulejero', 'de la Azucena', 'del Corral Hondo', 'de la Mantilla']),
  address: '{s} {n}',
  phone: '+34 95 455 ',
  districts: [
    district('santa-cruz', 'Santa Cruz', 37.386, -5.9885, 130, ['Calle Mateos Gago', 'Calle Santa Teresa', 'Calle Mesón del Moro']),
    district('el-arenal', 'El Arenal', 37.3865, -5.9965, 120, ['Calle Adriano', 'Calle Arfe', 'Calle García de Vinuesa']),
    district('triana', 'Triana', 37.383, -6.0045, 160, ['Calle San Jacinto', 'Calle Pureza', 'Calle Pagés del Corro']),
    district('alfalfa', 'Alfalfa', 37.391, -5.9895, 140, ['Calle Alfalfa', 'Calle Águilas', 'Calle Cabeza del Rey Don Pedro']),
    district('alameda', 'Alameda', 37.3985, -5.9935, 180, ['Alameda de Hércules', 'Calle Amor de Dios', 'Calle Feria']),
  ],
  landmarks: [
    landmark('seville-cathedral', 'Seville Cathedral', 'the cathedral', 37.3858, -5.9931),
    landmark('alcazar', 'Alcázar', 'the Alcázar', 37.3838, -5.9903),
    landmark('plaza-de-espana', 'Plaza de España', 'Plaza de España', 37.3772, -5.9869),
    landmark('setas-de-sevilla', 'Setas de Sevilla', 'the Setas', 37.3932, -5.9917),
  ],
  airport: airport('SVQ', 'Seville Airport', 37.4235, -5.9001),
  taxes: [percent('vat', 'VAT', 10, { since: '2012-09-01', source: 'Ley 37/1992 del IVA: accommodation; general knowledge of 2025, not looked up' })],
}
