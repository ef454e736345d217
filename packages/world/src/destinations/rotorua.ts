import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { maori } from '../naming/maori.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const rotorua: Facts = {
  key: 'rotorua',
  name: 'Rotorua',
  aliases: ['Te Rotorua-nui-a-Kahumatamomoe'],
  country: 'New Zealand',
  countryCode: 'NZ',
  currency: 'NZD',
  timeZone: 'Pacific/Auckland',
  at: [-38.1387, 176.2452],
  art: 'rotorua',
  hotels: 24,
  nightly: 200,
  stepMinor: 100,
  climate: 'oceanic',
  season: [120, 110, 106, 102, 90, 86, 98, 88, 96, 102, 98, 106],
  peaks: newYear(128),
  week: resort,
  views: ['lake view', 'geyser view', 'fern garden'],
  naming: called(maori, 'rotorua', ['Te Puia Mist', 'Redwood Walk', 'Ōhinemutu', 'Silver Fern']),
  address: '{n} {s}',
  phone: '+64 7 555 ',
  districts: [
    district('lakefront', 'Lakefront', -38.1345, 176.251, 100, ['Lake Road', 'Whakaue Street', 'Tutanekai Street']),
    district('city-centre', 'City Centre', -38.1385, 176.25, 180, ['Tutanekai Street', 'Hinemoa Street', 'Eruera Street']),
    district('fenton-park', 'Fenton Park', -38.1535, 176.2565, 200, ['Fenton Street', 'Victoria Street', 'Ward Avenue']),
    district('whakarewarewa', 'Whakarewarewa', -38.1615, 176.26, 150, ['Tryon Street', 'Froude Street']),
    district('ngongotaha', 'Ngongotahā', -38.0855, 176.2115, 160, ['Ngongotahā Road', 'Hall Road', 'Western Road']),
  ],
  landmarks: [
    landmark('te-puia', 'Te Puia', 'Te Puia', -38.1632, 176.2534),
    landmark('government-gardens', 'Government Gardens', 'the Government Gardens', -38.1352, 176.2573),
    landmark('whakarewarewa-forest', 'Whakarewarewa Forest', 'the redwoods', -38.158, 176.272),
    landmark('kuirau-park', 'Kuirau Park', 'Kuirau Park', -38.1332, 176.2433),
  ],
  airport: airport('ROT', 'Rotorua Regional Airport', -38.1098, 176.3175),
  taxes: [percent('gst', 'GST', 15, { since: '2010-10-01', source: 'Inland Revenue of New Zealand (general knowledge, 2025, unverified)' })],
}
