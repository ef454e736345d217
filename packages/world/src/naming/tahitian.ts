import type { Naming } from '../facts.ts'

/** French Polynesia: flowers, lagoons and canoes. */
export const tahitian: Naming = {
  plain: ['Pension {}', 'Fare {}', '{} Lodge'],
  fine: ['Hôtel {}', '{} Bungalows', 'Fare {}', 'Villa {}'],
  grand: ['{} Lagoon Resort', 'The {} Motu', '{} Beach Residence'],
  nouns: [
    'Tiare Iti',
    'Miti Rapa',
    'Purau',
    'Honu',
    'Mahana',
    'Toa',
    'Uru',
    'Vahine Moe',
    'Hotu',
    'Maire',
    'Aito',
    'Fetia',
    'Moana Uri',
    'Poe',
    'Vini',
    'Tipanier',
    'Anuanua',
    'Hiva',
    'Otaha',
    'Pītate',
    'Fare Niu',
    'Manu Tea',
    'Rava',
    'Ahi',
  ],
}
