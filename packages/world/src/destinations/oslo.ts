import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { norwegian } from '../naming/norwegian.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const oslo: Facts = {
  key: 'oslo',
  name: 'Oslo',
  aliases: [],
  country: 'Norway',
  countryCode: 'NO',
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  at: [59.9139, 10.7522],
  art: 'oslo',
  hotels: 30,
  nightly: 1_680,
  stepMinor: 500,
  climate: 'oceanic',
  season: [84, 88, 94, 96, 108, 118, 110, 110, 110, 102, 94, 86],
  peaks: [{ from: '05-16', to: '05-18', percent: 112 }, ...newYear(112)],
  week: business,
  views: ['fjord view', 'rooftop view', 'quiet yard'],
  naming: called(norwegian, 'oslo', ['Akerselv', 'Fjordglytt', 'Trikken', 'Ekeberg Svale']),
  address: '{s} {n}',
  phone: '+47 22 555 ',
  districts: [
    district('sentrum', 'Sentrum', 59.913, 10.742, 200, ['Karl Johans gate', 'Grensen', 'Rosenkrantz gate']),
    district('grunerlokka', 'Grünerløkka', 59.923, 10.759, 220, ['Thorvald Meyers gate', 'Markveien', 'Olaf Ryes plass']),
    district('frogner', 'Frogner', 59.92, 10.71, 260, ['Bygdøy allé', 'Frognerveien', 'Gimleveien']),
    district('majorstuen', 'Majorstuen', 59.929, 10.715, 220, ['Bogstadveien', 'Kirkeveien', 'Valkyriegata']),
    district('gronland', 'Grønland', 59.912, 10.761, 150, ['Grønland', 'Grønlandsleiret', 'Tøyengata']),
    district('tjuvholmen', 'Tjuvholmen', 59.9085, 10.7225, 70, ['Tjuvholmen allé', 'Strandpromenaden', 'Filipstadveien']),
  ],
  landmarks: [
    landmark('opera-house', 'Opera House', 'the Opera House', 59.9075, 10.7531),
    landmark('akershus-fortress', 'Akershus Fortress', 'Akershus Fortress', 59.9076, 10.7369),
    landmark('vigeland-park', 'Vigeland Park', 'Vigeland Park', 59.927, 10.7009),
    landmark('munch-museum', 'Munch Museum', 'the Munch Museum', 59.906, 10.7553),
  ],
  airport: airport('OSL', 'Oslo Gardermoen Airport', 60.1942, 11.1004, { by: 'train', minutes: 20 }),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2018-01-01', source: 'Merverdiavgiftsloven, low rate for accommodation; general knowledge of 2025, not looked up' }),
  ],
}
