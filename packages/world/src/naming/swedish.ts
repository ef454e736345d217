import type { Naming } from '../facts.ts'

/** Houses of Sweden. */
export const swedish: Naming = {
  plain: ['Pensionat {}', 'Vandrarhem {}', '{} Rum'],
  fine: ['Hotell {}', 'Gård {}', 'Villa {}'],
  grand: ['{} Palats', 'Grand {}', 'Herrgård {}'],
  nouns: [
    'Koltrasten',
    'Lindblomman',
    'Kopparhuset',
    'Syrénen',
    'Sädesärlan',
    'Fyrvaktaren',
    'Ekorren',
    'Vinterljuset',
    'Hägern',
    'Segelduken',
    'Norrsken',
    'Törnrosa Hörnet',
    'Björksaven',
    'Månstrålen',
    'Gökuret',
    'Blåsippan',
    'Skymningen',
    'Äppelgården',
    'Vindskydd',
    'Silvergranen',
    'Tranan',
    'Kanelknuten',
  ],
}
