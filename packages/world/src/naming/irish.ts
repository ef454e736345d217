import type { Naming } from '../facts.ts'

/** Houses of Ireland. */
export const irish: Naming = {
  plain: ['{} Guest House', 'The {} Inn', 'Teach {}'],
  fine: ['The {}', '{} House', '{} Lodge'],
  grand: ['{} Manor', '{} Castle House', 'The {} Grand'],
  nouns: [
    'Fuchsia Lane',
    'Blackthorn',
    'Turf & Tide',
    'An Spideog',
    'Corncrake',
    'Hawthorn',
    'Fiddler’s Rest',
    'Wild Garlic',
    'An Faoileán',
    'Bog Cotton',
    'Salmon Leap',
    'Rowan Gate',
    'Stone Stile',
    'An Dair',
    'Whin',
    'Curragh Lark',
    'Lamplighter',
    'Half Door',
    'Primrose Bank',
    'Meadowsweet',
  ],
}
