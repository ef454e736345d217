import type { Naming } from '../facts.ts'

/** Mongolia: horses, winds and the blue sky. */
export const mongolian: Naming = {
  plain: ['{} Guest House', '{} Inn', '{} Camp'],
  fine: ['Hotel {}', '{} House', '{} Lodge', '{} Boutique'],
  grand: ['The {} Palace', '{} Grand', '{} Residence'],
  nouns: [
    'Tsagaan Od',
    'Khukh Tenger',
    'Salkhit',
    'Nomin',
    'Khangai',
    'Shonkhor',
    'Morin Khuur',
    'Bayan Gol',
    'Altan Navch',
    'Tsenkher',
    'Ulaan Tsetseg',
    'Gandirs',
    'Saran',
    'Takhi',
    'Ider',
    'Khaluun',
    'Suld',
    'Buyant',
    'Khulan',
    'Zeerd',
    'Nogoon Uul',
    'Tsast',
    'Gerelt',
    'Erdene Chuluu',
  ],
}
