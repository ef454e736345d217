import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { creole } from '../naming/creole.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const seychelles: Facts = {
  key: 'seychelles',
  name: 'Seychelles',
  aliases: ['Mahé', 'Victoria', 'Praslin', 'La Digue'],
  country: 'Seychelles',
  countryCode: 'SC',
  currency: 'SCR',
  timeZone: 'Indian/Mahe',
  at: [-4.6236, 55.4544],
  art: 'seychelles',
  hotels: 26,
  nightly: 5_200,
  stepMinor: 2_500,
  climate: 'tropical',
  season: [108, 100, 102, 110, 96, 88, 98, 104, 92, 100, 92, 116],
  peaks: [{ from: '12-20', to: '12-26', percent: 114 }, ...newYear(136)],
  week: resort,
  views: ['ocean view', 'granite hill view', 'takamaka garden'],
  naming: called(creole, 'seychelles', ['Coco Fesse', 'Tortue', 'Beau Vallon Vieux', 'Katiolo']),
  address: '{s} {n}',
  phone: '+248 4255 ',
  districts: [
    district('beau-vallon', 'Beau Vallon', -4.618, 55.433, 110, ['Beau Vallon Road', 'Bel Ombre Road', 'Mare Anglaise Road']),
    district('victoria', 'Victoria', -4.623, 55.452, 100, ['Independence Avenue', 'Market Street', 'Revolution Avenue']),
    district('bel-ombre', 'Bel Ombre', -4.62, 55.412, 70, ['Bel Ombre Road', 'Marie Laure Lane', 'Danzil Road']),
    district('anse-royale', 'Anse Royale', -4.74, 55.513, 90, ['Anse Royale Road', 'Les Canelles Road', 'Sweet Escott Road']),
    district('baie-lazare', 'Baie Lazare', -4.757, 55.485, 100, ['Baie Lazare Road', 'Anse Gaulette Road', 'Val d’Endor Road']),
    district('praslin', 'Praslin', -4.326, 55.756, 80, ['Grand Anse Road', 'Cote d’Or Road', 'Vallée de Mai Road']),
  ],
  landmarks: [
    landmark('victoria-clock-tower', 'Victoria Clock Tower', 'the clock tower', -4.6235, 55.453),
    landmark('beau-vallon-beach', 'Beau Vallon beach', 'Beau Vallon beach', -4.6125, 55.429),
    landmark('morne-seychellois', 'Morne Seychellois', 'Morne Seychellois', -4.648, 55.433),
    landmark('vallee-de-mai', 'Vallée de Mai', 'the Vallée de Mai', -4.33, 55.737),
  ],
  airport: airport('SEZ', 'Seychelles International Airport', -4.6713, 55.5113),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2013-01-01', source: 'Value Added Tax Act 2010; general knowledge of 2025, not looked up' }),
    perGuest('environment', 'Environmental sustainability levy', [2_500, 2_500, 7_500, 10_000], {
      ages: [12, 200],
      since: '2023-08-01',
      source: 'Tourism Environmental Sustainability Levy, by size of house, here by class; general knowledge of 2025, not looked up',
    }),
  ],
}
