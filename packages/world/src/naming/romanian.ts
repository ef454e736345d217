import type { Naming } from '../facts.ts'

/** Houses of Romania. */
export const romanian: Naming = {
  plain: ['Pensiunea {}', 'Casa {}', 'Hanul {}'],
  fine: ['Hotel {}', 'Casa {}', 'Curtea {}'],
  grand: ['Conacul {}', 'Palatul {}', 'Vila {}'],
  nouns: [
    'Rândunica',
    'Teiul Bătrân',
    'Clopoțel',
    'Cireșul',
    'Fântâna Veche',
    'Ceasornicarul',
    'Mierla',
    'Salcâmul',
    'Olarul',
    'Ghiocel',
    'Nucul Mare',
    'Felinarul',
    'Barza',
    'Liliacul',
    'Lebăda',
    'Cocorul',
    'Trei Trepte',
    'Dealul Verde',
    'Macul',
    'Sania',
  ],
}
