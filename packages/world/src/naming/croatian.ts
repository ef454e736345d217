import type { Naming } from '../facts.ts'

/** Houses of the eastern Adriatic and the lands behind it. */
export const croatian: Naming = {
  plain: ['Pansion {}', 'Sobe {}', 'Prenoćište {}'],
  fine: ['Hotel {}', 'Kuća {}', 'Dvor {}'],
  grand: ['Palača {}', 'Vila {}', 'Grand {}'],
  nouns: [
    'Lastavica',
    'Smokva',
    'Lavanda',
    'Bonaca',
    'Bura',
    'Ružmarin',
    'Maslina',
    'Galeb',
    'Kadulja',
    'Maestral',
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
