import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { greek } from '../naming/greek.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const paphos: Facts = {
  key: 'paphos',
  name: 'Paphos',
  aliases: ['Pafos', 'Cyprus', 'Πάφος'],
  country: 'Cyprus',
  countryCode: 'CY',
  currency: 'EUR',
  timeZone: 'Asia/Nicosia',
  at: [34.7754, 32.4245],
  art: 'paphos',
  hotels: 26,
  nightly: 124,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [74, 76, 84, 96, 108, 118, 126, 130, 118, 108, 84, 78],
  peaks: [{ from: '08-06', to: '08-20', percent: 110 }, ...newYear(110)],
  week: resort,
  views: ['Mediterranean view', 'view of the hills', 'lemon court'],
  naming: called(greek, 'paphos', ['Rodi Kyprou', 'Petra Romiou', 'Charoupi', 'Laoura']),
  address: '{s} {n}',
  phone: '+357 26 55 ',
  districts: [
    district('kato-paphos', 'Kato Paphos', 34.759, 32.416, 130, ['Agias Napas', 'Agiou Antoniou', 'Konstantias']),
    district('old-town', 'Old Town', 34.777, 32.423, 140, ['Makariou III', 'Agoras', 'Gladstonos']),
    district('chloraka', 'Chloraka', 34.79, 32.405, 150, ['Chlorakas Avenue', 'Eleftherias', 'Agiou Nikolaou']),
    district('geroskipou', 'Geroskipou', 34.76, 32.452, 150, ['Makariou III Avenue', 'Danais Avenue', 'Agias Paraskevis']),
    district('coral-bay', 'Coral Bay', 34.856, 32.37, 120, ['Coral Bay Avenue', 'Georgiou Yiangou', 'Peyias Road']),
    district('polis', 'Polis', 35.036, 32.425, 150, ['Griva Digeni', 'Apostolou Andrea', 'Verginas']),
  ],
  landmarks: [
    landmark('paphos-castle', 'Paphos Castle', 'the castle', 34.7537, 32.4069),
    landmark('tombs-of-the-kings', 'Tombs of the Kings', 'the Tombs of the Kings', 34.775, 32.407),
    landmark('house-of-dionysos', 'House of Dionysos', 'the mosaics', 34.757, 32.406),
    landmark('aphrodites-rock', 'Aphrodite’s Rock', 'Aphrodite’s Rock', 34.663, 32.627),
  ],
  airport: airport('PFO', 'Paphos International Airport', 34.7116, 32.4891, { by: 'bus', minutes: 25 }),
  taxes: [percent('vat', 'VAT', 9, { since: '2014-01-13', source: 'VAT Act, fifth schedule: accommodation; general knowledge of 2025, not looked up' })],
}
