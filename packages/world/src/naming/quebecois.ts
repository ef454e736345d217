import type { Naming } from '../facts.ts'

/** French-speaking Canada: winter, birds and staircases. */
export const quebecois: Naming = {
  plain: ['Auberge {}', 'Le Gîte {}', 'Pension {}'],
  fine: ['Hôtel {}', 'Maison {}', 'L’Atelier {}', 'Le Relais {}'],
  grand: ['Manoir {}', 'Château {}', 'Grand Hôtel {}'],
  nouns: [
    'du Harfang',
    'des Érables',
    'de la Première Neige',
    'du Fleuve',
    'des Oies Blanches',
    'de la Chouette',
    'du Carillon',
    'de la Tuque',
    'des Lilas',
    'du Traversier',
    'de la Lanterne',
    'du Cardinal',
    'du Vieux Quai',
    'de la Mésange',
    'du Bouleau',
    'des Quatre Vents',
    'du Sureau',
    'de la Poudrerie',
    'des Remparts Gris',
    'du Canot',
    'de la Cassonade',
    'du Huart',
  ],
}
