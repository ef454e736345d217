import type { Naming } from '../facts.ts'

/** Houses of Bohemia and Slovakia. */
export const czech: Naming = {
  plain: ['Penzion {}', 'Pokoje {}', 'Hostinec {}'],
  fine: ['Hotel {}', 'Dům {}', 'Dvůr {}'],
  grand: ['Palác {}', 'Grand {}', 'Rezidence {}'],
  nouns: [
    'U Vlaštovky',
    'U Tří Klíčů',
    'U Stříbrné Lípy',
    'U Modré Lucerny',
    'U Zvonaře',
    'U Zlaté Jehly',
    'U Kamenné Ryby',
    'U Dvou Kosů',
    'U Bílé Hrušky',
    'U Hodináře',
    'U Starého Mlýna',
    'U Jeřábu',
    'U Sedmi Schodů',
    'U Houslaře',
    'U Měsíčku',
    'U Ledňáčka',
    'U Zeleného Vozu',
    'U Papírníka',
    'U Čápa',
    'U Ořechu',
    'U Malé Brány',
    'U Kometky',
  ],
}
