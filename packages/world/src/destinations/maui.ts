import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hawaiian } from '../naming/hawaiian.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const maui: Facts = {
  key: 'maui',
  name: 'Maui',
  aliases: ['Lahaina', 'Wailea', 'Hawaii'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'Pacific/Honolulu',
  at: [20.8911, -156.5047],
  art: 'maui',
  hotels: 32,
  nightly: 340,
  stepMinor: 100,
  climate: 'tropical',
  season: [112, 112, 112, 102, 90, 100, 108, 100, 84, 86, 90, 108],
  peaks: newYear(144),
  week: resort,
  views: ['ocean view', 'Haleakalā view', 'plumeria lanai'],
  naming: called(hawaiian, 'maui', ['Haleakalā', 'Whale Song', 'Wailea Wind', 'Silversword']),
  address: '{n} {s}',
  phone: '+1 808 555 ',
  districts: [
    district('kihei', 'Kīhei', 20.745, -156.4525, 150, ['South Kīhei Road', 'Piʻilani Highway', 'Līpoa Street']),
    district('wailea', 'Wailea', 20.689, -156.4405, 160, ['Wailea Alanui Drive', 'Wailea Ike Drive']),
    district('kaanapali', 'Kāʻanapali', 20.927, -156.692, 130, ['Kāʻanapali Parkway', 'Nohea Kai Drive']),
    district('kapalua', 'Kapalua', 20.9995, -156.656, 150, ['Office Road', 'Lower Honoapiʻilani Road']),
    district('paia', 'Pāʻia', 20.9145, -156.379, 110, ['Hāna Highway', 'Baldwin Avenue']),
    district('wailuku', 'Wailuku', 20.8905, -156.504, 180, ['Market Street', 'Vineyard Street', 'Main Street']),
    district('hana', 'Hāna', 20.7575, -155.99, 110, ['Hāna Highway', 'Uakea Road']),
  ],
  landmarks: [
    landmark('haleakala-summit', 'Haleakalā summit', 'the summit of Haleakalā', 20.7097, -156.2533),
    landmark('kaanapali-beach', 'Kāʻanapali Beach', 'Kāʻanapali Beach', 20.9236, -156.6947),
    landmark('iao-valley', 'ʻĪao Valley', 'ʻĪao Valley', 20.8808, -156.5456),
    landmark('wailea-beach', 'Wailea Beach', 'Wailea Beach', 20.6826, -156.4432),
    landmark('maui-ocean-center', 'Maui Ocean Center', 'the Maui Ocean Center', 20.7919, -156.5119),
  ],
  airport: airport('OGG', 'Kahului Airport', 20.8929, -156.4386),
  taxes: [
    percent('get', 'General excise tax', 4.712, { since: '2024-01-01', source: 'Hawaii Department of Taxation, Maui (general knowledge, 2025, unverified)' }),
    percent('tat', 'Transient accommodations tax', 11, { since: '2026-01-01', source: 'Hawaii Department of Taxation (general knowledge, 2025, unverified)' }),
    percent('mtat', 'Maui transient accommodations tax', 3, { since: '2021-11-01', source: 'County of Maui (general knowledge, 2025, unverified)' }),
    perRoom('resort', 'Resort fee', 5000, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
