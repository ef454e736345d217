import type { Naming } from '../facts.ts'

/** Houses of Germany, Austria and the German towns of Switzerland. */
export const german: Naming = {
  plain: ['Pension {}', 'Gasthaus {}', 'Gästehaus {}'],
  fine: ['Hotel {}', 'Gasthof {}', 'Haus {}', 'Hof {}'],
  grand: ['Palais {}', 'Grandhotel {}', 'Residenz {}'],
  nouns: [
    'Lindenblüte',
    'Mauersegler',
    'Silberpappel',
    'Morgenröte',
    'Kupferdach',
    'Wiesenschaum',
    'Zaunkönig',
    'Sternschnuppe',
    'Bernstein',
    'Holunder',
    'Nachtigallenruh',
    'Apfelgarten',
    'Glockenblume',
    'Weidenkätzchen',
    'Federkiel',
    'Goldammer',
    'Laternenlicht',
    'Rotbuche',
    'Stundenglas',
    'Eisvogelhof',
    'Winterapfel',
    'Ahornweg',
    'Taubenschlag',
    'Kirschgarten',
  ],
}
