import type { Naming } from '../facts.ts'

/** Malaysia and Singapore: shophouses, spices and trees. */
export const malay: Naming = {
  plain: ['Rumah {}', '{} Lodge', '{} Inn'],
  fine: ['Hotel {}', '{} Shophouse', '{} House', 'The {}'],
  grand: ['The {} Grand', '{} Court', 'Istana {}'],
  nouns: [
    'Bunga Raya',
    'Kapitan Tua',
    'Pelita',
    'Buah Pala',
    'Tiong',
    'Merbok',
    'Seri Angsana',
    'Nutmeg Row',
    'Tembusu',
    'Cengal',
    'Lima Kaki',
    'Kasturi',
    'Peranakan Blue',
    'Rempah',
    'Enggang',
    'Tanjung Bayu',
    'Sireh',
    'Kelip Kelip',
    'Batik Lane',
    'Lada Hitam',
    'Wau Bulan',
    'Meranti',
    'Songket',
    'Betel Leaf',
  ],
}
