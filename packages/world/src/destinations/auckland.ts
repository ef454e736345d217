import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { newZealand } from '../naming/new-zealand.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const auckland: Facts = {
  key: 'auckland',
  name: 'Auckland',
  aliases: ['Tāmaki Makaurau'],
  country: 'New Zealand',
  countryCode: 'NZ',
  currency: 'NZD',
  timeZone: 'Pacific/Auckland',
  at: [-36.8485, 174.7635],
  art: 'auckland',
  hotels: 34,
  nightly: 240,
  stepMinor: 100,
  climate: 'oceanic',
  season: [118, 112, 108, 100, 90, 86, 88, 88, 94, 100, 106, 110],
  peaks: newYear(114),
  week: business,
  views: ['harbour view', 'skyline view', 'pōhutukawa garden'],
  naming: called(newZealand, 'auckland', ['Waitematā', 'Sail Loft', 'Rangitoto', 'Volcano']),
  address: '{n} {s}',
  phone: '+64 9 555 ',
  districts: [
    district('britomart', 'Britomart', -36.8455, 174.768, 110, ['Galway Street', 'Customs Street East', 'Tyler Street']),
    district('viaduct', 'Viaduct', -36.8465, 174.7605, 90, ['Fanshawe Street', 'Sturdee Street', 'Hobson Street']),
    district('ponsonby', 'Ponsonby', -36.853, 174.744, 200, ['Ponsonby Road', 'Franklin Road', 'Richmond Road']),
    district('parnell', 'Parnell', -36.8555, 174.7815, 180, ['Parnell Road', 'Gladstone Road', 'St Stephens Avenue']),
    district('mission-bay', 'Mission Bay', -36.8505, 174.831, 110, ['Tamaki Drive', 'Patteson Avenue', 'Marau Crescent']),
    district('devonport', 'Devonport', -36.8295, 174.797, 130, ['Victoria Road', 'Church Street', 'Queens Parade']),
  ],
  landmarks: [
    landmark('sky-tower', 'Sky Tower', 'the Sky Tower', -36.8485, 174.7622),
    landmark('auckland-war-memorial-museum', 'Auckland War Memorial Museum', 'the museum in the Domain', -36.8604, 174.7779),
    landmark('ferry-building', 'Ferry Building', 'the Ferry Building', -36.8432, 174.7667),
    landmark('mount-eden', 'Mount Eden', 'Mount Eden', -36.877, 174.7644),
  ],
  airport: airport('AKL', 'Auckland Airport', -37.0048, 174.7835),
  taxes: [percent('gst', 'GST', 15, { since: '2010-10-01', source: 'Inland Revenue of New Zealand (general knowledge, 2025, unverified)' })],
}
