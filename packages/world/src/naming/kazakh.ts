import type { Naming } from '../facts.ts'

/** Kazakhstan: steppe, apples and eagles. */
export const kazakh: Naming = {
  plain: ['{} Inn', '{} Guest House', '{} Hostel'],
  fine: ['Hotel {}', '{} House', '{} Boutique', '{} Park Hotel'],
  grand: ['The {} Palace', '{} Grand', '{} Residence'],
  nouns: [
    'Aport Bagy',
    'Burkit',
    'Kyzgaldak',
    'Tau Samal',
    'Ak Bulak',
    'Zheruyik',
    'Shanyrak',
    'Aigul',
    'Tulpar',
    'Ak Kayin',
    'Koktem',
    'Samruk',
    'Tien Shan Ata',
    'Zhuldyz',
    'Samal Zhel',
    'Karlygash',
    'Shyrsha',
    'Kobyz',
    'Dombyra',
    'Sarkyt',
    'Aru',
    'Baiterek Bagy',
    'Akku',
    'Zhibek',
  ],
}
