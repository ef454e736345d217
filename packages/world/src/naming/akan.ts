import type { Naming } from '../facts.ts'

/** Houses of Ghana. */
export const akan: Naming = {
  plain: ['{} Guest House', '{} Rooms', 'Fie {}'],
  fine: ['Hotel {}', '{} House', '{} Lodge'],
  grand: ['{} Palace', '{} Residence', '{} Court'],
  nouns: [
    'Odum',
    'Sankofa Lane',
    'Akoma',
    'Kente Loom',
    'Nsoromma',
    'Fawohodie',
    'Adinkra',
    'Anansi Corner',
    'Kube',
    'Nyankonton',
    'Akwaaba Tree',
    'Osram',
    'Wawa',
    'Dwennimmen',
    'Kakaw',
    'Sika Bird',
    'Mpoano',
    'Aburi Mist',
    'Onyina',
    'Nkyinkyim',
  ],
}
