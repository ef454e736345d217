import type { Naming } from '../facts.ts'

/** Aotearoa and the Cook Islands: birds, trees and sea, in Māori. */
export const maori: Naming = {
  plain: ['{} Lodge', '{} Motel', '{} Inn'],
  fine: ['{} House', 'Hotel {}', '{} Villas', 'Whare {}'],
  grand: ['The {} Lodge', '{} Resort', '{} Estate'],
  nouns: [
    'Tūī',
    'Pōhutukawa',
    'Kererū',
    'Mānuka',
    'Kōwhai',
    'Toroa',
    'Rātā',
    'Tīeke',
    'Pīwakawaka',
    'Harakeke',
    'Moana Iti',
    'Kākāpō',
    'Rimu',
    'Tōtara',
    'Aroha Bay',
    'Kōtuku',
    'Nīkau',
    'Paua',
    'Ruru',
    'Korimako',
    'Pounamu Lane',
    'Hīnau',
    'Whetū',
    'Awa Iti',
  ],
}
