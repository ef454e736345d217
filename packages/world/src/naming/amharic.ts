import type { Naming } from '../facts.ts'

/** Houses of Ethiopia, as they are written in Latin letters. */
export const amharic: Naming = {
  plain: ['{} Pension', '{} Guest House', 'Bet {}'],
  fine: ['{} Hotel', '{} House', '{} Lodge'],
  grand: ['{} Palace Hotel', '{} Grand', '{} Residence'],
  nouns: [
    'Adey Abeba',
    'Tsehay',
    'Wanza',
    'Buna Bet',
    'Jebena',
    'Koso',
    'Meskerem',
    'Tej Bet',
    'Berbere',
    'Kebero',
    'Woyra',
    'Masinko',
    'Netela',
    'Zigba',
    'Enkutatash',
    'Birabiro',
    'Dinbi',
    'Warka',
    'Chereka',
    'Girar',
  ],
}
