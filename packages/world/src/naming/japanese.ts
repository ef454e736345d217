import type { Naming } from '../facts.ts'

/** Japan: seasons, birds and trees. */
export const japanese: Naming = {
  plain: ['{} House', 'Guest House {}', '{} Inn'],
  fine: ['Ryokan {}', 'Hotel {}', '{} Stay', '{} Terrace'],
  grand: ['{} Honkan', 'The {} Garden', '{} Bettei'],
  nouns: [
    'Kawasemi',
    'Hototogisu',
    'Asanagi',
    'Yukiguni',
    'Komorebi',
    'Sazanka',
    'Tsubakiya',
    'Uguisu',
    'Matsukaze',
    'Hoshizora',
    'Akane',
    'Wakaba',
    'Susuki',
    'Shigure',
    'Mizunara',
    'Shirakaba',
    'Kinmokusei',
    'Hamanasu',
    'Tachibana',
    'Yamazato',
    'Oboro',
    'Kagaribi',
    'Minamo',
    'Ruriya',
  ],
}
