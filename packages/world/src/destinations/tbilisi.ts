import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { georgian } from '../naming/georgian.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const tbilisi: Facts = {
  key: 'tbilisi',
  name: 'Tbilisi',
  aliases: ['თბილისი', 'Tiflis'],
  country: 'Georgia',
  countryCode: 'GE',
  currency: 'GEL',
  timeZone: 'Asia/Tbilisi',
  at: [41.6941, 44.8337],
  art: 'tbilisi',
  hotels: 28,
  nightly: 310,
  stepMinor: 500,
  climate: 'temperate',
  season: [82, 84, 92, 102, 112, 110, 104, 102, 116, 112, 96, 90],
  peaks: newYear(118),
  week: cityBreak,
  views: ['view of the Mtkvari', 'view of Narikala', 'quiet court'],
  naming: called(georgian, 'tbilisi', ['Abanotubani', 'Narikala', 'Mtatsminda', 'Ezo']),
  address: '{s} {n}',
  phone: '+995 32 255 ',
  districts: [
    district('old-tbilisi', 'Old Tbilisi', 41.6905, 44.806, 120, ['Kote Abkhazi Street', 'Betlemi Street', 'Lado Asatiani Street']),
    district('abanotubani', 'Abanotubani', 41.688, 44.811, 70, ['Abano Street', 'Botanikuri Street', 'Grishashvili Street']),
    district('sololaki', 'Sololaki', 41.691, 44.8, 120, ['Galaktion Tabidze Street', 'Ivane Machabeli Street', 'Paolo Iashvili Street']),
    district('vera', 'Vera', 41.707, 44.786, 170, ['Kiacheli Street', 'Petriashvili Street', 'Belinski Street']),
    district('marjanishvili', 'Marjanishvili', 41.71, 44.796, 140, ['Aghmashenebeli Avenue', 'Kote Marjanishvili Street', 'Ivane Javakhishvili Street']),
    district('avlabari', 'Avlabari', 41.6915, 44.8165, 100, ['Ketevan Dedopali Avenue', 'Wine Ascent', 'Meskhishvili Street']),
  ],
  landmarks: [
    landmark('narikala', 'Narikala', 'Narikala', 41.6878, 44.8087),
    landmark('holy-trinity-cathedral', 'Holy Trinity Cathedral', 'Holy Trinity Cathedral', 41.6975, 44.8167),
    landmark('bridge-of-peace', 'Bridge of Peace', 'the Bridge of Peace', 41.693, 44.8087),
    landmark('sulphur-baths', 'Sulphur Baths', 'the Sulphur Baths', 41.6879, 44.8115),
  ],
  airport: airport('TBS', 'Tbilisi International Airport', 41.6741, 44.959),
  taxes: [percent('vat', 'VAT', 18, { since: '2011-01-01', source: 'Tax Code of Georgia: one rate; general knowledge of 2025, not looked up' })],
}
