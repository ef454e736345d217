import type { Naming } from '../facts.ts'

/** Uzbekistan: orchards, silk and tiles. */
export const uzbek: Naming = {
  plain: ['{} Mehmon Uyi', '{} Guest House', '{} Inn'],
  fine: ['Hotel {}', '{} Hovli', '{} Boutique', '{} House'],
  grand: ['{} Saroy', 'The {} Palace', '{} Grand'],
  nouns: [
    'Anor Guli',
    'Ipak Yuli',
    'Zarafshon Bog',
    'Chinor',
    'Turna',
    'Atlas Rang',
    'Lola',
    'Bodom',
    'Oq Saroycha',
    'Feruza',
    'Karvon',
    'Mehrob',
    'Navbahor',
    'Qaldirgoch',
    'Sharq Yulduz',
    'Gumbaz',
    'Tut Bogi',
    'Kabutar',
    'Naqsh',
    'Ayvon',
    'Gilos',
    'Sitora',
    'Suzani',
    'Darvoza',
  ],
}
