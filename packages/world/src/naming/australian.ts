import type { Naming } from '../facts.ts'

/** Australia: trees, birds and winds of the coast. */
export const australian: Naming = {
  plain: ['The {} Inn', '{} Motor Lodge', '{} Guesthouse'],
  fine: ['Hotel {}', 'The {} House', '{} Lodge', 'The {}'],
  grand: ['The {} Grand', '{} Bay House', 'The {} Residence'],
  nouns: [
    'Banksia',
    'Jacaranda',
    'Kookaburra',
    'Waratah',
    'Currawong',
    'Paperbark',
    'Southerly',
    'Ironbark',
    'Galah',
    'Bottlebrush',
    'Tallow Wood',
    'Lyrebird',
    'Ghost Gum',
    'Wattle',
    'Corrugated Iron',
    'Bilby',
    'Kurrajong',
    'Sea Eagle',
    'Red Earth',
    'Rosella',
    'Boobook',
    'Saltbush',
    'Lilly Pilly',
    'Pademelon',
  ],
}
