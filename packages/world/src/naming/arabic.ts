import type { Naming } from '../facts.ts'

/** Houses of the Arab lands, as they are written in Latin letters. */
export const arabic: Naming = {
  plain: ['Dar {}', 'Bayt {}', '{} Rest House'],
  fine: ['Dar {}', '{} House', 'Funduq {}'],
  grand: ['Qasr {}', '{} Palace', '{} Gardens'],
  nouns: [
    'Al Sunono',
    'Al Rumman',
    'Al Zaatar',
    'Al Fajr',
    'Al Qandil',
    'Al Bahara',
    'Al Khuzama',
    'Al Ghaf',
    'Al Misbah',
    'Al Hudhud',
    'Al Mashrabiya',
    'Al Nasim',
    'Al Lawz',
    'Al Qamariya',
    'Al Yamama',
    'Al Zahr',
    'Al Tut',
    'Al Mawj',
    'Al Rayhan',
    'Al Nakhlat',
    'Al Sadaf',
    'Al Shams Al Qadima',
  ],
}
