import type { Naming } from '../facts.ts'

/** The French Caribbean: spices, birds and Creole verandas. */
export const antillais: Naming = {
  plain: ['Gîte {}', 'Auberge {}', 'Résidence {}'],
  fine: ['Hôtel {}', 'Villa {}', 'Maison {}', 'Le {}'],
  grand: ['Habitation {}', 'Domaine {}', 'Grand Hôtel {}'],
  nouns: [
    'Colibri',
    'Flamboyant',
    'Balisier',
    'Fromager',
    'Vétiver',
    'Hibiscus Blanc',
    'Bois d’Inde',
    'Anoli',
    'Madras',
    'Cannelle',
    'Alizé',
    'Corossol',
    'Yole Bleue',
    'Frangipane',
    'Sucrier',
    'Gommier',
    'Manguier',
    'Raisinier',
    'Alpinia',
    'Vanille',
    'Bougainvillée',
    'Lambi',
  ],
}
