import type { Naming } from '../facts.ts'

/** Hawaiʻi: winds, flowers and fishponds. */
export const hawaiian: Naming = {
  plain: ['{} Inn', 'Hale {}', '{} Cottages'],
  fine: ['Hotel {}', 'The {}', '{} House', 'Hale {}'],
  grand: ['The {} Resort', '{} Beach House', 'The {} Grand'],
  nouns: [
    'ʻIliahi',
    'Pīkake',
    'Kukui',
    'Nēnē',
    'Maile',
    'Lehua',
    'Makani Olu',
    'Koa Lane',
    'Honu',
    'Plumeria Row',
    'ʻIwa',
    'Hau Tree',
    'Kai Mālie',
    'Naupaka',
    'Puakenikeni',
    'Loko Iʻa',
    'Ulu',
    'Mahina',
    'Kiele',
    'Palila',
    'Lauaʻe',
    'Hōkū',
    'Kamani',
    'Wiliwili',
  ],
}
