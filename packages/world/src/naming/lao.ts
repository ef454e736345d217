import type { Naming } from '../facts.ts'

/** Laos: rivers, orchids and monastery lanes, after heuan (house). */
export const lao: Naming = {
  plain: ['Heuan {}', '{} Guest House', '{} Inn'],
  fine: ['Hotel {}', '{} Boutique House', '{} Villa', '{} Lodge'],
  grand: ['{} Residence', 'The {} Heritage', '{} Riverside'],
  nouns: [
    'Dok Champa',
    'Nam Thip',
    'Phou Fa',
    'Sakura Lane',
    'Dok Khoun',
    'Mai Sak',
    'Khem Khong',
    'Nok Yung',
    'Saynam',
    'Dok Keo',
    'Xieng Lom',
    'Mak Phao',
    'Hoi Khom',
    'Fai Lai',
    'Kaysone Leaf',
    'Tamarind Court',
    'Ban Dok',
    'Nang Nuan',
    'Heuan Kao',
    'Phasouk',
    'Nam Ngeum',
    'Kham Leuang',
    'Saa Paper',
    'Dok Huk',
  ],
}
