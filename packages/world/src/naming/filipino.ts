import type { Naming } from '../facts.ts'

/** The Philippines: shells, trees and winds. */
export const filipino: Naming = {
  plain: ['Balay {}', '{} Inn', '{} Pension House'],
  fine: ['Casa {}', 'Hotel {}', '{} Suites', 'Bahay {}'],
  grand: ['The {} Manor', '{} Resort', 'Hacienda {}'],
  nouns: [
    'Kalachuchi',
    'Sampaguita',
    'Narra',
    'Maya Maya',
    'Dapit Hapon',
    'Habagat',
    'Amihan',
    'Tala',
    'Kapis',
    'Bituin',
    'Waling Waling',
    'Balangay',
    'Alon',
    'Parola',
    'Molave',
    'Ylang',
    'Bangkero',
    'Tamaraw',
    'Ilang',
    'Banaba',
    'Salakot',
    'Perlas',
    'Dalisay',
    'Kabibe',
  ],
}
