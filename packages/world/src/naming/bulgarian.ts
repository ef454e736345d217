import type { Naming } from '../facts.ts'

/** Houses of Bulgaria and Macedonia, as they are written in Latin letters. */
export const bulgarian: Naming = {
  plain: ['Kashta {}', 'Stai {}', 'Pansion {}'],
  fine: ['Hotel {}', 'Kashta {}', 'Dvor {}'],
  grand: ['Palat {}', 'Rezidentsiya {}', 'Grand {}'],
  nouns: [
    'Lyastovitsa',
    'Lipov Tsvyat',
    'Cheshma',
    'Zdravets',
    'Kalina',
    'Oreh',
    'Fener',
    'Shturche',
    'Lyulyak',
    'Slanchogled',
    'Kambana',
    'Topola',
    'Belene',
    'Magnoliev Sad',
    'Bozhur',
    'Granchar',
    'Sinchets',
    'Dunya',
    'Slaveev Shepot',
    'Yavor',
  ],
}
