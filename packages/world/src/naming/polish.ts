import type { Naming } from '../facts.ts'

/** Houses of Poland. */
export const polish: Naming = {
  plain: ['Pensjonat {}', 'Pokoje {}', 'Zajazd {}'],
  fine: ['Hotel {}', 'Kamienica {}', 'Dom {}', 'Dwór {}'],
  grand: ['Pałac {}', 'Grand {}', 'Rezydencja {}'],
  nouns: [
    'Pod Jaskółką',
    'Pod Srebrnym Dzwonem',
    'Pod Jarzębiną',
    'Pod Złotą Igłą',
    'Pod Trzema Dachami',
    'Pod Lipami',
    'Pod Bursztynem',
    'Pod Białym Gołębiem',
    'Pod Kasztanem',
    'Pod Szklaną Kulą',
    'Pod Skowronkiem',
    'Pod Starą Latarnią',
    'Pod Kluczem',
    'Pod Wiewiórką',
    'Pod Makiem',
    'Pod Czaplą',
    'Pod Miedzianym Dachem',
    'Pod Gwiazdozbiorem',
    'Pod Dziką Różą',
    'Pod Zegarem',
    'Pod Piórem',
    'Pod Wierzbą',
  ],
}
