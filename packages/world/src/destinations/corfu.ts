import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { greek } from '../naming/greek.ts'
import { airport, district, landmark, percent, perRoom, resort } from './write.ts'

export const corfu: Facts = {
  key: 'corfu',
  name: 'Corfu',
  aliases: ['Kerkyra', 'Κέρκυρα'],
  country: 'Greece',
  countryCode: 'GR',
  currency: 'EUR',
  timeZone: 'Europe/Athens',
  at: [39.6243, 19.9217],
  art: 'corfu',
  hotels: 28,
  nightly: 158,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [66, 66, 74, 94, 112, 130, 146, 150, 124, 96, 66, 66],
  peaks: [
    { from: '04-08', to: '04-13', percent: 116 },
    { from: '08-06', to: '08-20', percent: 110 },
  ],
  week: resort,
  views: ['Ionian view', 'view of the old fortress', 'olive court'],
  naming: called(greek, 'corfu', ['Koumkouat', 'Kantounia', 'Elia Lefkimmi', 'Pontikonisi']),
  address: '{s} {n}',
  phone: '+30 26 6155 ',
  districts: [
    district('old-town', 'Old Town', 39.625, 19.922, 110, ['Nikiforou Theotoki', 'Agiou Spyridonos', 'Filellinon']),
    district('garitsa', 'Garitsa', 39.6165, 19.92, 100, ['Mitropoliti Athanasiou', 'Marasli', 'Dimokratias']),
    district('kanoni', 'Kanoni', 39.592, 19.923, 90, ['Figareto', 'Dairpfela', 'Kanoniou']),
    district('paleokastritsa', 'Paleokastritsa', 39.672, 19.715, 90, ['Paleokastritsa Road', 'Lakones Road', 'Liapades Turn']),
    district('acharavi', 'Acharavi', 39.792, 19.818, 130, ['Acharavi Main Road', 'Agiou Panteleimonos', 'Roda Road']),
  ],
  landmarks: [
    landmark('old-fortress', 'Old Fortress', 'the old fortress', 39.6236, 19.9296),
    landmark('liston', 'Liston', 'the Liston', 39.6248, 19.9238),
    landmark('achilleion', 'Achilleion', 'Achilleion', 39.5621, 19.9042),
    landmark('angelokastro', 'Angelokastro', 'Angelokastro', 39.6783, 19.6872),
  ],
  airport: airport('CFU', 'Corfu International Airport', 39.6078, 19.9146),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2016-06-01', source: 'VAT Code, reduced rate for accommodation; general knowledge of 2025, not looked up' }),
    perRoom('climate', 'Climate resilience fee', [200, 500, 1_000, 1_500], {
      collected: 'property',
      since: '2025-01-01',
      source: 'Law 5162/2024, amounts of April to October; general knowledge of 2025, not looked up',
    }),
  ],
}
