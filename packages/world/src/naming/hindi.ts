import type { Naming } from '../facts.ts'

/** India: trees, birds and courts, after haveli (town house), niwas (dwelling) and mahal (palace). */
export const hindi: Naming = {
  plain: ['{} Niwas', '{} Guest House', '{} Lodge'],
  fine: ['Haveli {}', 'Hotel {}', '{} Kothi', '{} Bhavan'],
  grand: ['{} Mahal', 'The {} Palace', '{} Vilas'],
  nouns: [
    'Gulmohar',
    'Amaltas',
    'Neelkanth',
    'Champa',
    'Mogra',
    'Chandni',
    'Parijat',
    'Kadamb',
    'Jharokha',
    'Mayur',
    'Rajnigandha',
    'Sona Chidiya',
    'Kesar Bagh',
    'Deepak',
    'Anaar',
    'Bulbul',
    'Kachnar',
    'Neem',
    'Shehnai',
    'Ashoka Vatika',
    'Chakor',
    'Khas',
    'Madhumalti',
    'Saras',
  ],
}
