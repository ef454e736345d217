import type { Naming } from '../facts.ts'

/** The English-speaking Caribbean: trees, birds and trade winds. */
export const caribbean: Naming = {
  plain: ['{} Inn', '{} Guest House', '{} Cottages'],
  fine: ['{} House', 'The {}', '{} Beach House', 'Hotel {}'],
  grand: ['The {} Great House', '{} Cove Resort', '{} Plantation House'],
  nouns: [
    'Poinciana',
    'Doctor Bird',
    'Sea Grape',
    'Tradewind',
    'Breadfruit',
    'Frangipani',
    'Lignum Vitae',
    'Nutmeg',
    'Pelican Rock',
    'Bougainvillea',
    'Conch Shell',
    'Bananaquit',
    'Sugar Mill',
    'Tamarind',
    'Cassia',
    'Casuarina',
    'Calypso Row',
    'Almond Tree',
    'Sandpiper',
    'Mahogany',
    'Jasmine Gate',
    'Soursop',
    'Frigate Bird',
    'Ginger Lily',
  ],
}
