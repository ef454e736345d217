import type { Naming } from '../facts.ts'

/** Houses of Latvia. */
export const latvian: Naming = {
  plain: ['Viesu Nams {}', 'Istabas {}', 'Pansija {}'],
  fine: ['Viesnīca {}', 'Nams {}', 'Sēta {}'],
  grand: ['Nami {}', 'Pils {}', 'Rezidence {}'],
  nouns: [
    'Bezdelīga',
    'Liepziedi',
    'Dzintars',
    'Vējrādis',
    'Zvaigzne Jūrā',
    'Rudzupuķe',
    'Pīlādzis',
    'Ozolzīle',
    'Kaija',
    'Lakstīgala',
    'Ceriņi',
    'Mēnesnīca',
    'Vālodze',
    'Ābeļdārzs',
    'Stārķis',
    'Sudrabs',
    'Bērzu Sula',
    'Pulkstenis',
    'Kastaņa',
    'Rasa',
  ],
}
