import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { newZealand } from '../naming/new-zealand.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const queenstown: Facts = {
  key: 'queenstown',
  name: 'Queenstown',
  aliases: ['Tāhuna'],
  country: 'New Zealand',
  countryCode: 'NZ',
  currency: 'NZD',
  timeZone: 'Pacific/Auckland',
  at: [-45.0302, 168.6627],
  art: 'queenstown',
  hotels: 30,
  nightly: 310,
  stepMinor: 100,
  climate: 'alpine',
  season: [125, 117, 107, 91, 73, 91, 117, 113, 91, 81, 89, 105],
  peaks: newYear(140),
  week: resort,
  views: ['lake view', 'mountain view', 'larch garden'],
  naming: called(newZealand, 'queenstown', ['Wakatipu', 'Remarkable', 'Shotover', 'Gold Pan']),
  address: '{n} {s}',
  phone: '+64 3 555 ',
  districts: [
    district('town-centre', 'Town Centre', -45.031, 168.663, 130, ['Shotover Street', 'Camp Street', 'Church Street']),
    district('queenstown-hill', 'Queenstown Hill', -45.0275, 168.669, 160, ['Hallenstein Street', 'Malaghan Street', 'Edinburgh Drive']),
    district('fernhill', 'Fernhill', -45.0375, 168.637, 150, ['Fernhill Road', 'Aspen Grove', 'Richards Park Lane']),
    district('frankton', 'Frankton', -45.0195, 168.728, 180, ['Frankton Road', 'McBride Street', 'Gray Street']),
    district('arrowtown', 'Arrowtown', -44.938, 168.833, 180, ['Buckingham Street', 'Wiltshire Street', 'Ramshaw Lane']),
    district('kelvin-heights', 'Kelvin Heights', -45.0475, 168.688, 90, ['Peninsula Road', 'Balmoral Drive']),
  ],
  landmarks: [
    landmark('skyline-gondola', 'Skyline Gondola', 'the Skyline Gondola', -45.0297, 168.6573),
    landmark('queenstown-gardens', 'Queenstown Gardens', 'the Queenstown Gardens', -45.0349, 168.6622),
    landmark('steamer-wharf', 'Steamer Wharf', 'the Steamer Wharf', -45.0328, 168.6583),
    landmark('lakes-district-museum', 'Lakes District Museum', 'the Lakes District Museum', -44.9384, 168.8344),
  ],
  airport: airport('ZQN', 'Queenstown Airport', -45.022, 168.7391),
  taxes: [percent('gst', 'GST', 15, { since: '2010-10-01', source: 'Inland Revenue of New Zealand (general knowledge, 2025, unverified)' })],
}
