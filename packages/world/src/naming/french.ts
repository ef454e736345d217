import type { Naming } from '../facts.ts'

/** Houses of France and of places that name them in French. */
export const french: Naming = {
  plain: ['Pension {}', 'Auberge {}', 'Petit Hôtel {}'],
  fine: ['Hôtel {}', 'Maison {}', 'Le Logis {}', 'La Demeure {}'],
  grand: ['Grand Hôtel {}', 'Manoir {}', 'Le Pavillon {}'],
  nouns: [
    'des Martinets',
    'du Vieux Cadran',
    'de la Girouette',
    'des Trois Figuiers',
    'du Luthier',
    'de la Tonnelle',
    'des Ardoises',
    'du Merle',
    'de la Clématite',
    'des Platanes Clairs',
    'du Lavoir',
    'de la Luciole',
    'des Tisserands',
    'du Petit Perron',
    'de la Cigogne Grise',
    'du Tilleul Bavard',
    'de la Sarriette',
    'des Persiennes',
    'du Relieur',
    'de la Rainette',
    'du Cerisier',
    'de la Brume',
    'des Escargots',
    'du Grenier Bleu',
  ],
}
