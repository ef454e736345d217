import type { Naming } from '../facts.ts'

/** The United States: words of the street and of the country around it. */
export const american: Naming = {
  plain: ['The {} Inn', '{} Lodge', 'The {} Rooms'],
  fine: ['Hotel {}', 'The {} House', 'The {} Hotel', 'The {}'],
  grand: ['The {} Grand', 'The {} Court', 'The {} Club'],
  nouns: [
    'Tinsmith',
    'Whippoorwill',
    'Lamplight',
    'Ledgerman',
    'Cottonwood',
    'Printworks',
    'Goldenrod',
    'Porchlight',
    'Sumac',
    'Wainwright',
    'Coneflower',
    'Railsplitter',
    'Bluebell',
    'Signal House',
    'Hickory',
    'Almanac',
    'Warbler',
    'Steamwhistle',
    'Cordwainer',
    'Quillback',
    'Sagebrush',
    'Bellfounder',
    'Larkspur',
    'Tumbleweed',
  ],
}
