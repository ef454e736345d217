import type { Naming } from '../facts.ts'

/** Houses of the eastern Adriatic and the lands behind it. */
export const croatian: Naming = {
  plain: ['Pansion {}', 'Sobe {}', 'Prenoćište {}'],
  fine: ['Hotel {}', 'Kuća {}', 'Dvor {}'],
  grand: ['Palača {}', 'Vila {}', 'Grand {}'],
  nouns: [
    'Lastavica',
    'Smokva',
    'Lavandin Vrt',
    'Bonacin Kut',
    'Bura',
    'Ružmarin',
    'Maslinov Hlad',
    'Galebov Let',
    'Kadulja',
    'Maestralov Prag',
    'Lipov Hlad',
    'Rogač',
    'Mjesečina',
    'Oleandar',
    'Kameni Dvor',
    'Čempres',
    'Kaštela Vjetra',
    'Zvono',
    'Dud',
    'Šipak',
    'Kormoran',
    'Tamaris',
  ],
}
