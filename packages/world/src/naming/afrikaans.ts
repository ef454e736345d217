import type { Naming } from '../facts.ts'

/** Houses of South Africa and Namibia. */
export const afrikaans: Naming = {
  plain: ['{} Guest House', '{} Rooms', 'Huis {}'],
  fine: ['{} House', '{} Lodge', 'Die {}'],
  grand: ['{} Manor', '{} Grange', '{} Estate'],
  nouns: [
    'Suikerbos',
    'Protea Hoek',
    'Kiewiet',
    'Rooibos',
    'Windpomp',
    'Blouklip',
    'Vygie',
    'Sonbesie',
    'Waterblom',
    'Kokerboom',
    'Loerie',
    'Kameeldoring',
    'Stoep',
    'Vuurpyl',
    'Naartjie',
    'Witsand',
    'Duiker',
    'Sterrelig',
    'Kanniedood',
    'Vlei',
    'Spekboom',
    'Klaprose',
  ],
}
