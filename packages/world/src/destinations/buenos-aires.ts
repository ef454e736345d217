import type { Facts } from '../facts.ts'
import { argentine } from '../naming/argentine.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const buenosAires: Facts = {
  key: 'buenos-aires',
  name: 'Buenos Aires',
  aliases: ['Baires'],
  country: 'Argentina',
  countryCode: 'AR',
  currency: 'ARS',
  timeZone: 'America/Argentina/Buenos_Aires',
  at: [-34.6132, -58.3772],
  art: 'buenos-aires',
  hotels: 60,
  nightly: 170_000,
  stepMinor: 100_000,
  climate: 'temperate',
  season: [98, 98, 106, 106, 98, 90, 94, 92, 98, 110, 112, 100],
  peaks: newYear(108),
  week: cityBreak,
  views: ['river view', 'dome view', 'patio'],
  naming: called(argentine, 'buenos-aires', ['de San Telmo', 'del Filete', 'de la Avenida Vieja', 'del Almacén'], MANY_NOUNS),
  address: '{s} {n}',
  phone: '+54 11 5555-',
  districts: [
    district('palermo-soho', 'Palermo Soho', -34.5885, -58.43, 250, ['Honduras', 'El Salvador', 'Gurruchaga']),
    district('recoleta', 'Recoleta', -34.59, -58.3915, 220, ['Avenida Alvear', 'Posadas', 'Junín']),
    district('san-telmo', 'San Telmo', -34.6205, -58.3715, 200, ['Defensa', 'Chile', 'Estados Unidos']),
    district('retiro', 'Retiro', -34.5955, -58.377, 160, ['Arenales', 'Esmeralda', 'Juncal']),
    district('puerto-madero', 'Puerto Madero', -34.611, -58.3625, 110, ['Juana Manuela Gorriti', 'Olga Cossettini', 'Azucena Villaflor']),
    district('monserrat', 'Monserrat', -34.609, -58.381, 200, ['Avenida de Mayo', 'Hipólito Yrigoyen', 'Perú']),
    district('palermo-hollywood', 'Palermo Hollywood', -34.582, -58.437, 220, ['Fitz Roy', 'Bonpland', 'Gorriti']),
  ],
  landmarks: [
    landmark('obelisco', 'Obelisco', 'the Obelisco', -34.6037, -58.3816),
    landmark('teatro-colon', 'Teatro Colón', 'the Teatro Colón', -34.6011, -58.3831),
    landmark('recoleta-cemetery', 'Recoleta Cemetery', 'Recoleta Cemetery', -34.5875, -58.3934),
    landmark('plaza-de-mayo', 'Plaza de Mayo', 'Plaza de Mayo', -34.6083, -58.3712),
    landmark('malba', 'MALBA', 'MALBA', -34.5771, -58.4034),
  ],
  airport: airport('EZE', 'Ministro Pistarini International Airport', -34.8127, -58.5398),
  taxes: [
    percent('vat', 'VAT', 21, {
      since: '1995-04-01',
      source: 'Ley de IVA; visitors who pay with a foreign card may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
