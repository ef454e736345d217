import type { Naming } from '../facts.ts'

/** Houses of the Balearic Islands. */
export const catalan: Naming = {
  plain: ['Hostal {}', 'Pensió {}', 'Fonda {}'],
  fine: ['Hotel {}', 'Can {}', 'Ca na {}'],
  grand: ['Palau {}', 'Son {}', 'Gran Hotel {}'],
  nouns: [
    'Oronella',
    'Garrova',
    'Salobre',
    'Ametller',
    'Xeremia',
    'Falcó Blau',
    'Pedrafina',
    'Llampuga',
    'Romaní',
    'Voltor',
    'Gafarró',
    'Mestral',
    'Llentrisca',
    'Magrana',
    'Fonoll',
    'Tamarell',
    'Sargantana',
    'Ginjol',
    'Murta',
    'Baladre',
  ],
}
