import type { Naming } from '../facts.ts'

/** Cambodia: flowers, rivers and palms, after phteah (house). */
export const khmer: Naming = {
  plain: ['Phteah {}', '{} Guest House', '{} Inn'],
  fine: ['{} Villa', 'Hotel {}', '{} Boutique', '{} House'],
  grand: ['{} Palace', 'The {} Residence', '{} Pavilion'],
  nouns: [
    'Romduol',
    'Champei',
    'Chhouk',
    'Thnaot',
    'Sovann',
    'Krolanh',
    'Phkar Rumchek',
    'Kingkrasin',
    'Tonsay',
    'Rumdeng',
    'Krasang',
    'Chanthou',
    'Phlieng',
    'Bopha Prey',
    'Kulen',
    'Sralao',
    'Kok Saw',
    'Malis',
    'Mean Rith',
    'Trakuon',
    'Sdok',
    'Angkrorng',
    'Phum Thmei',
    'Krom Stung',
  ],
}
