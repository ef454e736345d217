import type { Naming } from '../facts.ts'

/** Houses of the Swahili coast and East Africa. */
export const swahili: Naming = {
  plain: ['Nyumba ya {}', '{} Guest House', '{} Rooms'],
  fine: ['{} House', 'Nyumba {}', '{} Lodge'],
  grand: ['{} Palace', '{} Manor', '{} Retreat'],
  nouns: [
    'Mkunazi',
    'Mlimau',
    'Tausi',
    'Karafuu',
    'Mdalasini',
    'Jahazi',
    'Nyota',
    'Mbuyu',
    'Kaskazi',
    'Kusi',
    'Mwezi',
    'Shwari',
    'Zafarani',
    'Hondohondo',
    'Matumbawe',
    'Mwangaza',
    'Mlango Buluu',
    'Upepo',
    'Kombe',
    'Asubuhi',
    'Mkeka',
    'Kipepeo',
  ],
}
