import type { Naming } from '../facts.ts'

/** Houses of Serbia, Bosnia and Montenegro. */
export const serbian: Naming = {
  plain: ['Prenoćište {}', 'Sobe {}', 'Konak {}'],
  fine: ['Hotel {}', 'Kuća {}', 'Han {}'],
  grand: ['Palata {}', 'Dvor {}', 'Vila {}'],
  nouns: [
    'Lasta',
    'Bagrem',
    'Kaldrma',
    'Dunja',
    'Jorgovan',
    'Stara Česma',
    'Šljivik',
    'Vrabac',
    'Fenjer',
    'Mesečina',
    'Čardak',
    'Kruška',
    'Ćilim',
    'Zumbul',
    'Roda',
    'Lipov Cvet',
    'Kestenov Hlad',
    'Avlija',
    'Kandilo',
    'Sokak',
    'Grlica',
    'Zvezdan',
  ],
}
