import type { Naming } from '../facts.ts'

/** Houses of England, Scotland and Wales. */
export const british: Naming = {
  plain: ['The {} Inn', '{} Lodge', 'The {} Rooms'],
  fine: ['The {}', '{} House', 'Hotel {}'],
  grand: ['{} Hall', 'The {} Grand', '{} Manor'],
  nouns: [
    'Silverbirch',
    'Wren’s Nest',
    'Lantern & Thistle',
    'Copper Beech',
    'Harebell',
    'Tinderbox',
    'Old Cooperage',
    'Curlew',
    'Fieldfare',
    'Saddler',
    'Rowanberry',
    'Weathercock',
    'Dovecote',
    'Heather Stone',
    'Bellringer',
    'Otter',
    'Ploughshare',
    'Damson',
    'Chandler',
    'Skylark',
    'Bracken',
    'Inkwell',
  ],
}
