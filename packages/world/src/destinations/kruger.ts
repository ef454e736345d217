import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { safari } from '../naming/safari.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const kruger: Facts = {
  key: 'kruger',
  name: 'Kruger',
  aliases: ['Hazyview', 'Skukuza', 'Sabi Sand'],
  country: 'South Africa',
  countryCode: 'ZA',
  currency: 'ZAR',
  timeZone: 'Africa/Johannesburg',
  at: [-25.0437, 31.1255],
  art: 'kruger',
  hotels: 24,
  nightly: 3_400,
  stepMinor: 1_000,
  climate: 'highland',
  season: [100, 94, 94, 98, 90, 92, 108, 112, 112, 108, 96, 106],
  peaks: [{ from: '12-20', to: '12-26', percent: 114 }, ...newYear(124)],
  week: resort,
  views: ['river view', 'bush view', 'marula garden'],
  naming: called(safari, 'kruger', ['Sabie Heron', 'Lowveld Moon', 'Shangaan', 'Pride Rock Fig']),
  address: '{n} {s}',
  phone: '+27 13 555 ',
  districts: [
    district('hazyview', 'Hazyview', -25.044, 31.129, 220, ['Main Road', 'Kruger Gate Road', 'Graskop Road']),
    district('kruger-gate', 'Kruger Gate', -24.978, 31.478, 180, ['Portia Shabangu Drive', 'Paul Kruger Gate Road', 'Sabie River Road']),
    district('skukuza', 'Skukuza', -24.995, 31.592, 140, ['Skukuza Road', 'Stevenson-Hamilton Road', 'Airport Road']),
    district('white-river', 'White River', -25.331, 31.011, 220, ['Chief Mgiyeni Khumalo Drive', 'Theo Kleynhans Street', 'Kruger Park Street']),
    district('graskop', 'Graskop', -24.933, 30.84, 160, ['Louis Trichardt Street', 'Main Street', 'Kerk Street']),
  ],
  landmarks: [
    landmark('paul-kruger-gate', 'Paul Kruger Gate', 'Paul Kruger Gate', -24.9815, 31.4855),
    landmark('gods-window', 'God’s Window', 'God’s Window', -24.8747, 30.8905),
    landmark('graskop-gorge', 'Graskop Gorge', 'Graskop Gorge', -24.944, 30.843),
    landmark('phabeni-gate', 'Phabeni Gate', 'Phabeni Gate', -25.025, 31.241),
  ],
  airport: airport('MQP', 'Kruger Mpumalanga International Airport', -25.3849, 31.0981),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2018-04-01', source: 'Value-Added Tax Act 89 of 1991; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism levy', 1, {
      collected: 'now',
      kind: 'fee',
      since: '1998-01-01',
      source: 'TOMSA levy, voluntary, charged by most houses; general knowledge of 2025, not looked up',
    }),
  ],
}
