import type { Naming } from '../facts.ts'

/** Nepal and the Himalaya: peaks, flowers and prayer flags. */
export const nepali: Naming = {
  plain: ['{} Guest House', '{} Lodge', '{} Inn'],
  fine: ['Hotel {}', '{} Ghar', '{} Boutique Hotel', '{} House'],
  grand: ['The {} Heritage', '{} Durbar', '{} Resort'],
  nouns: [
    'Laligurans',
    'Danphe',
    'Sunakhari',
    'Panchakanya',
    'Sayapatri',
    'Lungta',
    'Kafal',
    'Chautari',
    'Himchuli',
    'Malla Ghar',
    'Deurali',
    'Sirish',
    'Marigold Court',
    'Peepal',
    'Juniper',
    'Kasturi Mriga',
    'Kaligandaki',
    'Rato Tika',
    'Gauthali',
    'Sal Leaf',
    'Dhungedhara',
    'Mani Stone',
    'Khukuri Lane',
    'Tulsi',
  ],
}
