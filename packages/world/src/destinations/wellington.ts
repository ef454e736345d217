import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { newZealand } from '../naming/new-zealand.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const wellington: Facts = {
  key: 'wellington',
  name: 'Wellington',
  aliases: ['Te Whanganui-a-Tara'],
  country: 'New Zealand',
  countryCode: 'NZ',
  currency: 'NZD',
  timeZone: 'Pacific/Auckland',
  at: [-41.2866, 174.7756],
  art: 'wellington',
  hotels: 26,
  nightly: 230,
  stepMinor: 100,
  climate: 'oceanic',
  season: [110, 112, 108, 100, 94, 92, 92, 92, 96, 100, 102, 104],
  peaks: newYear(110),
  week: business,
  views: ['harbour view', 'hill view', 'courtyard'],
  naming: called(newZealand, 'wellington', ['Cable Car', 'Weta', 'Lambton', 'Northerly']),
  address: '{n} {s}',
  phone: '+64 4 555 ',
  districts: [
    district('te-aro', 'Te Aro', -41.294, 174.7775, 180, ['Cuba Street', 'Ghuznee Street', 'Dixon Street']),
    district('lambton', 'Lambton', -41.2825, 174.7755, 130, ['Lambton Quay', 'Featherston Street', 'The Terrace']),
    district('thorndon', 'Thorndon', -41.2755, 174.7775, 150, ['Molesworth Street', 'Tinakori Road', 'Hill Street']),
    district('mount-victoria', 'Mount Victoria', -41.2965, 174.787, 160, ['Majoribanks Street', 'Brougham Street', 'Pirie Street']),
    district('oriental-bay', 'Oriental Bay', -41.2932, 174.794, 70, ['Oriental Parade', 'Hay Street']),
  ],
  landmarks: [
    landmark('te-papa', 'Te Papa', 'Te Papa', -41.2905, 174.7821),
    landmark('wellington-cable-car', 'Wellington Cable Car', 'the Wellington Cable Car', -41.2848, 174.7747),
    landmark('parliament', 'Parliament', 'Parliament', -41.2784, 174.7767),
    landmark('mount-victoria-lookout', 'Mount Victoria lookout', 'the Mount Victoria lookout', -41.296, 174.7942),
  ],
  airport: airport('WLG', 'Wellington International Airport', -41.329, 174.8122),
  taxes: [percent('gst', 'GST', 15, { since: '2010-10-01', source: 'Inland Revenue of New Zealand (general knowledge, 2025, unverified)' })],
}
