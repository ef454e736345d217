import type { Naming } from '../facts.ts'

/** Houses of the islands of the Indian Ocean. */
export const creole: Naming = {
  plain: ['Lakaz {}', 'Pension {}', 'Auberge {}'],
  fine: ['La Case {}', 'Maison {}', 'Hôtel {}'],
  grand: ['Domaine {}', 'Villa {}', 'Le Manoir {}'],
  nouns: [
    'Letchis',
    'Paille-en-Queue',
    'Badamier',
    'Filaos',
    'Takamaka',
    'Veloutier',
    'Vanille Bleue',
    'Bois de Rose',
    'Ravenala',
    'Cardinal',
    'Lagon Clair',
    'Tamarin',
    'Bancoul',
    'Fanal',
    'Latanier',
    'Bigorneau',
    'Citronnelle',
    'Frangipane',
    'Alizé Doux',
    'Ylang',
    'Songe',
    'Corail Blanc',
  ],
}
