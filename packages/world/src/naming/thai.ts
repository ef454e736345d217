import type { Naming } from '../facts.ts'

/** Thailand: birds, trees and flowers, after baan (house) and ruen (timber house). */
export const thai: Naming = {
  plain: ['Baan {}', '{} Guest House', '{} Place'],
  fine: ['Ruen {}', '{} Boutique Hotel', '{} House', 'Suan {}'],
  grand: ['The {} Residence', '{} Palace', 'Wang {}'],
  nouns: [
    'Chongkho',
    'Ratchaphruek',
    'Nok Ieng',
    'Kradangnga',
    'Phikun',
    'Lanthom',
    'Sarapi',
    'Hing Hoi',
    'Mok Luang',
    'Kasalong',
    'Inthanin',
    'Phudson',
    'Bua Luang',
    'Nok Kaew',
    'Chumsaeng',
    'Krachiao',
    'Kulap Daeng',
    'Tonsak',
    'Rabiang Mai',
    'Makham Wan',
    'Yanang',
    'Fai Kham',
    'Dao Rueang',
    'Phlap Phla',
  ],
}
