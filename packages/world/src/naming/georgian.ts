import type { Naming } from '../facts.ts'

/** Houses of Georgia and Armenia, as they are written in Latin letters. */
export const georgian: Naming = {
  plain: ['{} Guest House', 'Sakhli {}', '{} Rooms'],
  fine: ['Hotel {}', '{} House', '{} Courtyard'],
  grand: ['{} Palace', '{} Residence', 'Grand {}'],
  nouns: [
    'Mertskhali',
    'Brotseuli',
    'Tuta',
    'Vazi',
    'Nusha',
    'Mzetamze',
    'Lurji Aivani',
    'Kvevri',
    'Shindi',
    'Chonguri',
    'Gvirila',
    'Rtveli',
    'Zeskneli',
    'Nateli',
    'Alubali',
    'Iadoni',
    'Mtvare',
    'Leghvi',
    'Kakhambali',
    'Bulbuli',
  ],
}
