import type { Naming } from '../facts.ts'

/** Korea: words for light, rivers and pines, after hanok (timber house). */
export const korean: Naming = {
  plain: ['{} Guest House', '{} Inn', '{} Stay'],
  fine: ['Hanok {}', 'Hotel {}', '{} House', '{} Garden'],
  grand: ['The {} House', '{} Grand Hotel', '{} Palace'],
  nouns: [
    'Haneul',
    'Sol Baram',
    'Dalbit',
    'Byeolbit',
    'Maehwa',
    'Eunhaeng',
    'Kkachi',
    'Noeul',
    'Namu',
    'Iseul',
    'Gaenari',
    'Cheongsong',
    'Jindallae',
    'Onnuri',
    'Baram',
    'Mugunghwa',
    'Dongbaek',
    'Hwaseok',
    'Yeonkkot',
    'Gureum',
    'Sanho',
    'Bomnal',
    'Danpung',
    'Jebi',
  ],
}
