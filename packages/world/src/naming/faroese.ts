import type { Naming } from '../facts.ts'

/** Houses of the Faroe Islands. */
export const faroese: Naming = {
  plain: ['Gistingarhús {}', 'Hús {}', '{} Kamar'],
  fine: ['Hotel {}', '{} Hús', '{} Garður'],
  grand: ['{} Høll', 'Hotel {} Grand', '{} Bústaður'],
  nouns: [
    'Tjaldur',
    'Lundi',
    'Havgull',
    'Sóljugarð',
    'Mjørki',
    'Torvtekja',
    'Krákan',
    'Fjøran',
    'Náttlýsi',
    'Hvannir',
    'Lomvigi',
    'Brimið',
    'Stjørnan',
    'Sildberin',
    'Hjallur',
    'Bergbúgvi',
    'Drunnhvíti',
    'Ternan',
    'Lyngið',
    'Vitin',
  ],
}
