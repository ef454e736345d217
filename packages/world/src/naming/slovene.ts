import type { Naming } from '../facts.ts'

/** Houses of Slovenia. */
export const slovene: Naming = {
  plain: ['Penzion {}', 'Gostilna {}', 'Sobe {}'],
  fine: ['Hotel {}', 'Hiša {}', 'Domačija {}'],
  grand: ['Dvorec {}', 'Vila {}', 'Grand {}'],
  nouns: [
    'Lastovka',
    'Pri Lipi',
    'Zvonček',
    'Pri Stari Uri',
    'Planika',
    'Čebelnjak',
    'Pri Zmajčku',
    'Murva',
    'Encijan',
    'Pri Mostu',
    'Kresnica',
    'Javor',
    'Pri Lončarju',
    'Kos',
    'Kostanj',
    'Meglica',
    'Pri Treh Stopnicah',
    'Vrba',
    'Slap',
    'Čuk',
  ],
}
