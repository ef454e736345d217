import type { Naming } from '../facts.ts'

/** Houses of Denmark. */
export const danish: Naming = {
  plain: ['Pensionat {}', 'Værelser {}', 'Gæstehus {}'],
  fine: ['Hotel {}', 'Huset {}', 'Gården {}'],
  grand: ['Palæ {}', 'Grand {}', 'Residens {}'],
  nouns: [
    'Svalen',
    'Lindegren',
    'Havblik Hjørnet',
    'Den Blå Dør',
    'Hyldeblomst',
    'Nattergalen',
    'Vindfløjen',
    'Kobbertaget',
    'Solsorten',
    'Strandrug',
    'Mågen',
    'Rosenbusken',
    'Lygten',
    'Sejlmageren',
    'Fiskehejren',
    'Pæretræet',
    'Krinsen',
    'Bølgeslag',
    'Tårnfalken',
    'Kirsebærhaven',
    'Ravnsborg',
    'Den Stille Gård',
  ],
}
