import type { Naming } from '../facts.ts'

/** Houses of Greece and Cyprus, as they are written in Latin letters. */
export const greek: Naming = {
  plain: ['Xenonas {}', 'Pansion {}', 'Domatia {}'],
  fine: ['Hotel {}', 'Spiti {}', 'Archontiko {}'],
  grand: ['Megaro {}', 'Villa {}', 'Epavli {}'],
  nouns: [
    'Chelidoni',
    'Kapari',
    'Anemospori',
    'Avgerinos',
    'Almyrini',
    'Sykia',
    'Meltemaki',
    'Roidia',
    'Kochyli',
    'Apanemia',
    'Asprospitia',
    'Glaropouli',
    'Thymari',
    'Amygdalia',
    'Selini',
    'Dryades',
    'Kyklamino',
    'Fanari tou Notou',
    'Karydia',
    'Armyriki',
    'Vasilikos',
    'Pefko',
    'Alkyonida Mera',
    'Mastichi',
  ],
}
