import type { Naming } from '../facts.ts'

/** Fiji: shells, trees and welcomes. */
export const fijian: Naming = {
  plain: ['{} Lodge', '{} Inn', '{} Bures'],
  fine: ['{} Beach House', 'Hotel {}', '{} Cove', '{} Retreat'],
  grand: ['{} Island Resort', 'The {} Plantation', '{} Lagoon'],
  nouns: [
    'Vonu',
    'Tagimoucia',
    'Masi',
    'Bula Vale',
    'Vesi',
    'Kaka',
    'Dilo',
    'Waitui',
    'Niu Dina',
    'Yalewa',
    'Tabua',
    'Lomani',
    'Drua',
    'Senikau',
    'Cagi',
    'Matua',
    'Bitu',
    'Kula',
    'Sigawale',
    'Uto',
    'Vivili',
    'Mata Siga',
    'Ivi',
    'Nokonoko',
  ],
}
