import type { Naming } from '../facts.ts'

/** Houses of Israel, as they are written in Latin letters. */
export const hebrew: Naming = {
  plain: ['{} Rooms', 'Beit {}', 'Pension {}'],
  fine: ['Malon {}', 'Beit {}', '{} House'],
  grand: ['Armon {}', '{} Residence', 'Villa {}'],
  nouns: [
    'HaSnunit',
    'HaRimon',
    'HaTe’ena',
    'HaDuchifat',
    'Kinamon',
    'HaYasmin',
    'HaShaked',
    'Ruach Yam',
    'HaMigdalor',
    'HaGefen',
    'HaZamir',
    'HaRakefet',
    'HaShikma',
    'Or HaBoker',
    'HaTamar',
    'Gal Kachol',
    'HaLimon',
    'HaMirpeset',
    'HaKochav',
    'Levona',
  ],
}
