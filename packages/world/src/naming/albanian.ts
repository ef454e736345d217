import type { Naming } from '../facts.ts'

/** Houses of Albania. */
export const albanian: Naming = {
  plain: ['Bujtina {}', 'Shtëpia {}', 'Dhoma {}'],
  fine: ['Hotel {}', 'Shtëpia {}', 'Oborri {}'],
  grand: ['Pallati {}', 'Vila {}', 'Rezidenca {}'],
  nouns: [
    'Dallëndyshja',
    'Shega',
    'Ulliri Plak',
    'Zgjoi',
    'Fiku',
    'Kulla e Bardhë',
    'Bilbili',
    'Lisi',
    'Hëna',
    'Kumbulla',
    'Lulekuqja',
    'Fenerja',
    'Rrapi',
    'Qershia',
    'Trëndelina',
    'Ylli i Detit',
    'Rruza',
    'Blini',
    'Guri i Kaltër',
    'Manushaqja',
  ],
}
