import type { Naming } from '../facts.ts'

/** The Chinese-speaking world: gardens, birds and moons. */
export const chinese: Naming = {
  plain: ['{} Inn', '{} Guest House', '{} Lodge'],
  fine: ['Hotel {}', '{} House', '{} Courtyard', 'The {}'],
  grand: ['{} Grand Hotel', 'The {} Palace', '{} Pavilion'],
  nouns: [
    'Bai Lu',
    'Qing Zhu',
    'Mei Ying',
    'Yue Hu',
    'Jade Heron',
    'Yun Qi',
    'Hai Tang',
    'Song Feng',
    'Lian Chi',
    'Gui Hua',
    'Shi Liu',
    'Xing Lin',
    'Wutong',
    'Lantern Lane',
    'Tea Merchant',
    'Mo Xiang',
    'Red Wall',
    'Yan Zi',
    'Hu Die',
    'Bamboo Gate',
    'Stone Lion',
    'He Feng',
    'Zi Teng',
    'Liu Ying',
  ],
}
