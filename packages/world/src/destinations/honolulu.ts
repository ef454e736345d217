import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hawaiian } from '../naming/hawaiian.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const honolulu: Facts = {
  key: 'honolulu',
  name: 'Honolulu',
  aliases: ['Waikiki', 'Oahu', 'Hawaii'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'Pacific/Honolulu',
  at: [21.3069, -157.8583],
  art: 'honolulu',
  hotels: 46,
  nightly: 260,
  stepMinor: 100,
  climate: 'tropical',
  season: [103, 105, 105, 99, 91, 103, 111, 105, 89, 91, 91, 105],
  peaks: newYear(142),
  week: resort,
  views: ['ocean view', 'Diamond Head view', 'palm lanai'],
  naming: called(hawaiian, 'honolulu', ['Waikīkī Tide', 'Leahi', 'Makai', 'Lēʻahi Bloom']),
  address: '{n} {s}',
  phone: '+1 808 555 ',
  districts: [
    district('waikiki', 'Waikīkī', 21.28, -157.8275, 180, ['Kūhiō Avenue', 'Seaside Avenue', 'Kalākaua Avenue']),
    district('diamond-head', 'Diamond Head', 21.27, -157.8165, 100, ['Kalākaua Avenue', 'Monsarrat Avenue', 'Pākī Avenue']),
    district('ala-moana', 'Ala Moana', 21.293, -157.839, 180, ['Kapiʻolani Boulevard', 'Atkinson Drive', 'Keʻeaumoku Street']),
    district('chinatown', 'Chinatown', 21.312, -157.8625, 130, ['Nuʻuanu Avenue', 'Smith Street', 'Hotel Street']),
    district('kahala', 'Kahala', 21.272, -157.783, 160, ['Kāhala Avenue', 'Pueo Street', 'Kealaolu Avenue']),
    district('north-shore', 'North Shore', 21.592, -158.104, 130, ['Kamehameha Highway', 'Haleʻiwa Road']),
    district('kailua', 'Kailua', 21.397, -157.7395, 180, ['Kailua Road', 'Hekili Street', 'Kuʻulei Road']),
  ],
  landmarks: [
    landmark('waikiki-beach', 'Waikīkī Beach', 'Waikīkī Beach', 21.2764, -157.8271),
    landmark('diamond-head', 'Diamond Head', 'Diamond Head', 21.2614, -157.8058),
    landmark('iolani-palace', 'ʻIolani Palace', 'ʻIolani Palace', 21.3067, -157.8588),
    landmark('pearl-harbor-visitor-centre', 'Pearl Harbor visitor centre', 'the Pearl Harbor visitor centre', 21.3674, -157.9389),
  ],
  airport: airport('HNL', 'Daniel K. Inouye International Airport', 21.3258, -157.9217),
  taxes: [
    percent('get', 'General excise tax', 4.712, { since: '2019-01-01', source: 'Hawaii Department of Taxation, Oahu (general knowledge, 2025, unverified)' }),
    percent('tat', 'Transient accommodations tax', 11, { since: '2026-01-01', source: 'Hawaii Department of Taxation (general knowledge, 2025, unverified)' }),
    percent('otat', 'Oahu transient accommodations tax', 3, {
      since: '2021-12-14',
      source: 'City and County of Honolulu (general knowledge, 2025, unverified)',
    }),
    perRoom('resort', 'Resort fee', 4500, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
