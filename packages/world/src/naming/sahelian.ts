import type { Naming } from '../facts.ts'

/** Houses of Senegal. */
export const sahelian: Naming = {
  plain: ['Auberge {}', 'Keur {}', 'Pension {}'],
  fine: ['Hôtel {}', 'Maison {}', 'Keur {}'],
  grand: ['Résidence {}', 'Le Palais {}', 'Les Terrasses {}'],
  nouns: [
    'du Baobab Clair',
    'des Pirogues',
    'du Bissap',
    'de la Téranga Bleue',
    'des Filaos',
    'du Pélican Gris',
    'de la Kora',
    'du Fromager',
    'des Cauris',
    'du Harmattan',
    'du Flamboyant',
    'des Palétuviers',
    'du Tisserin',
    'de la Dune Rose',
    'du Balafon',
    'des Aigrettes',
    'du Caïlcédrat',
    'de l’Hibiscus Rouge',
    'du Martin-Pêcheur',
    'de la Passe',
  ],
}
