import type { Naming } from '../facts.ts'

/** Houses of Malta. */
export const maltese: Naming = {
  plain: ['Dar {}', '{} Rooms', 'Lukanda {}'],
  fine: ['Dar {}', '{} House', 'Hotel {}'],
  grand: ['Palazz {}', 'Villa {}', '{} Residence'],
  nouns: [
    'il-Ħuttafa',
    'it-Tin',
    'iz-Zagħfran',
    'il-Luzzu',
    'ir-Rummien',
    'il-Bejt',
    'il-Fanal',
    'is-Saghtar',
    'l-Għasfur',
    'il-Kappar',
    'ix-Xemx',
    'il-Mogħdija',
    'il-Ħarrub',
    'ir-Riħ',
    'il-Qamar',
    'il-Bir',
    'it-Taraġ',
    'il-Bellus',
    'id-Dielja',
    'il-Lellux',
  ],
}
