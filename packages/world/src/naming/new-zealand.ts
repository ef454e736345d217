import type { Naming } from '../facts.ts'

/** New Zealand: birds and trees beside settlers’ words. */
export const newZealand: Naming = {
  plain: ['{} Lodge', 'The {} Motel', '{} Inn'],
  fine: ['Hotel {}', '{} House', 'The {}', '{} Lodge'],
  grand: ['The {} Lodge', '{} Grand', 'The {} Estate'],
  nouns: [
    'Fantail',
    'Kōwhai',
    'Merino',
    'Tūī',
    'Woolshed',
    'Southern Cross Lane',
    'Kererū',
    'Rimu',
    'Silver Beech',
    'Gold Digger',
    'Lupin',
    'Tussock',
    'Nor’wester',
    'Mānuka',
    'Bellbird',
    'Harakeke',
    'Cabbage Tree',
    'Morepork',
    'Harbour Light',
    'Toetoe',
    'Ferryman',
    'Kahikatea',
    'Paua',
    'Long White',
  ],
}
