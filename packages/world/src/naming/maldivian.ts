import type { Naming } from '../facts.ts'

/** The Maldives: stars, shells and lagoon birds, in Dhivehi. */
export const maldivian: Naming = {
  plain: ['{} Inn', '{} Guest House', '{} View'],
  fine: ['{} Beach House', '{} Villas', '{} Lodge', '{} Retreat'],
  grand: ['{} Island Resort', 'The {} Atoll', '{} Lagoon Villas'],
  nouns: [
    'Thari',
    'Dhoani',
    'Kandu',
    'Finolhu Dhon',
    'Hanhandhu',
    'Moodhu',
    'Raiyvilla',
    'Velaa Kan',
    'Muraka',
    'Boli',
    'Fenfoara',
    'Maakana',
    'Dhonkuri',
    'Hiya Kan',
    'Iruvai',
    'Hulhangu',
    'Kurumba Gas',
    'Magu Faru',
    'Bodu Mas',
    'Goifaru',
    'Thundi',
    'Haali',
    'Rasrani',
    'Neyvaa',
  ],
}
