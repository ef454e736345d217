import type { Naming } from '../facts.ts'

/** Houses of Morocco and Tunisia. */
export const maghrebi: Naming = {
  plain: ['Dar {}', 'Maison {}', 'Pension {}'],
  fine: ['Dar {}', 'Riad {}', 'Hôtel {}'],
  grand: ['Palais {}', 'Ksar {}', 'Les Jardins {}'],
  nouns: [
    'Nouara',
    'Khettara',
    'Snounou',
    'Rommane',
    'Louz',
    'Zaatar',
    'Bab Zman',
    'Fanous',
    'Tarbouche',
    'Ambra',
    'Hbaq',
    'Sidra',
    'Amlal',
    'Kharrouba',
    'Tifaw',
    'Chems',
    'Mourjane',
    'Bousane',
    'Mechmoum',
    'Sebsi',
    'Kerma',
    'Tiwizi',
  ],
}
