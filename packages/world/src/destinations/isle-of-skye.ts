import type { Facts } from '../facts.ts'
import { british } from '../naming/british.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const isleOfSkye: Facts = {
  key: 'isle-of-skye',
  name: 'Isle of Skye',
  aliases: ['Skye', 'An t-Eilean Sgitheanach', 'Portree'],
  country: 'United Kingdom',
  countryCode: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  at: [57.4125, -6.194],
  art: 'isle-of-skye',
  hotels: 22,
  nightly: 172,
  stepMinor: 100,
  climate: 'oceanic',
  season: [66, 68, 78, 98, 118, 126, 132, 134, 114, 94, 84, 88],
  peaks: newYear(112),
  week: resort,
  views: ['view of the Sound', 'view of the Cuillin', 'croft garden'],
  naming: called(british, 'isle-of-skye', ['Cuillin Crow', 'Storr Raven', 'Selkie', 'Machair']),
  address: '{n} {s}',
  phone: '+44 1632 96 ',
  districts: [
    district('portree', 'Portree', 57.413, -6.196, 90, ['Wentworth Street', 'Bosville Terrace', 'Somerled Square']),
    district('broadford', 'Broadford', 57.242, -5.913, 120, ['Main Street', 'Ford Road', 'Harrapool']),
    district('dunvegan', 'Dunvegan', 57.435, -6.583, 100, ['Main Street', 'Skinidin Road', 'Orbost Road']),
    district('sleat', 'Sleat', 57.09, -5.87, 90, ['Armadale Road', 'Ardvasar Road', 'Kilmore Lane']),
    district('staffin', 'Staffin', 57.627, -6.213, 100, ['Staffin Road', 'Stenscholl', 'Brogaig Road']),
    district('sligachan', 'Sligachan', 57.289, -6.176, 80, ['Sligachan Road', 'Glen Road', 'Drynoch Road']),
  ],
  landmarks: [
    landmark('old-man-of-storr', 'Old Man of Storr', 'the Old Man of Storr', 57.5074, -6.175),
    landmark('fairy-pools', 'Fairy Pools', 'the Fairy Pools', 57.25, -6.257),
    landmark('dunvegan-castle', 'Dunvegan Castle', 'Dunvegan Castle', 57.4486, -6.59),
    landmark('neist-point', 'Neist Point', 'Neist Point', 57.4237, -6.788),
  ],
  airport: airport('INV', 'Inverness Airport', 57.5393, -4.0637, { by: 'shuttle', minutes: 160 }),
  taxes: [
    percent('vat', 'VAT', 20, {
      since: '2022-04-01',
      source: 'HM Revenue & Customs, VAT Notice 709/3: accommodation at the standard rate; general knowledge of 2025, not looked up',
    }),
  ],
}
