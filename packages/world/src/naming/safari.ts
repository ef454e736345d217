import type { Naming } from '../facts.ts'

/** Lodges and camps of the bush, where English is the language of guests. */
export const safari: Naming = {
  plain: ['{} Cottages', '{} Rest Camp', '{} Guest House'],
  fine: ['{} Lodge', '{} Bush Camp', '{} House'],
  grand: ['{} Tented Camp', '{} Private Lodge', '{} Manor'],
  nouns: [
    'Bee-eater',
    'Sausage Tree',
    'Leadwood',
    'Hornbill Ridge',
    'Wild Fig',
    'Fever Tree',
    'Quiet Hyena',
    'Marula',
    'Weaver’s Nest',
    'Thornveld',
    'Guinea Fowl',
    'Red Dust',
    'Jackalberry',
    'Rain Tree',
    'Honeyguide',
    'Baobab Bend',
    'Kudu Spoor',
    'Evening Drum',
    'Lilac Roller',
    'Long Grass',
    'Stargrass',
    'Two Rivers Bend',
  ],
}
