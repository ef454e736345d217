import type { Naming } from '../facts.ts'

/** English-speaking Canada: lakes, birds and trades. */
export const canadian: Naming = {
  plain: ['The {} Inn', '{} Lodge', '{} Guesthouse'],
  fine: ['Hotel {}', 'The {} House', 'The {}', '{} Lodge'],
  grand: ['The {} Grand', 'The {} Manor', 'The {} Chateau'],
  nouns: [
    'Loon',
    'Tamarack',
    'Trillium',
    'Paddle',
    'Chickadee',
    'Sugar Bush',
    'Cedar Strip',
    'Snowshoe',
    'Portage',
    'Saskatoon Berry',
    'Grey Jay',
    'Lantern Bay',
    'Hemlock',
    'Voyageur',
    'Northern Light',
    'Kingfisher',
    'Birchbark',
    'Red Canoe',
    'Larch',
    'Osprey',
    'Toboggan',
    'Fireweed',
    'Wool Blanket',
    'Kettle Lake',
  ],
}
