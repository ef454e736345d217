import type { Facts } from '../facts.ts'
import { australian } from '../naming/australian.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const uluru: Facts = {
  key: 'uluru',
  name: 'Uluru',
  aliases: ['Ayers Rock', 'Yulara'],
  country: 'Australia',
  countryCode: 'AU',
  currency: 'AUD',
  timeZone: 'Australia/Darwin',
  at: [-25.2406, 130.9889],
  art: 'uluru',
  hotels: 20,
  nightly: 330,
  stepMinor: 100,
  climate: 'desert',
  season: [84, 82, 90, 105, 109, 111, 117, 117, 111, 101, 88, 84],
  peaks: [],
  week: resort,
  views: ['Uluru view', 'dune view', 'desert oak garden'],
  naming: called(australian, 'uluru', ['Spinifex', 'Desert Oak', 'Red Dune', 'Thorny Devil']),
  address: '{n} {s}',
  phone: '+61 8 5551 ',
  districts: [
    district('yulara-square', 'Yulara Square', -25.2405, 130.986, 150, ['Yulara Drive', 'Kali Circuit']),
    district('desert-gardens', 'Desert Gardens', -25.243, 130.989, 120, ['Yulara Drive']),
    district('emu-walk', 'Emu Walk', -25.239, 130.9835, 120, ['Yulara Drive', 'Napala Road']),
    district('dune-ridge', 'Dune Ridge', -25.236, 130.992, 150, ['Giles Street', 'Yulara Drive']),
  ],
  landmarks: [
    landmark('uluru', 'Uluru', 'Uluru', -25.3444, 131.0369),
    landmark('imalung-lookout', 'Imalung Lookout', 'Imalung Lookout', -25.2408, 130.9877),
    landmark('kata-tjuta', 'Kata Tjuta', 'Kata Tjuta', -25.3003, 130.7352),
    landmark('cultural-centre', 'Cultural Centre', 'the Cultural Centre', -25.3516, 131.0168),
  ],
  airport: airport('AYQ', 'Ayers Rock Connellan Airport', -25.1909, 130.9766),
  taxes: [percent('gst', 'GST', 10, { since: '2000-07-01', source: 'Australian Taxation Office (general knowledge, 2025, unverified)' })],
}
