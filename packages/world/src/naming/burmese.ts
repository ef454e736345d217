import type { Naming } from '../facts.ts'

/** Myanmar: flowers, lacquer and temple dust. */
export const burmese: Naming = {
  plain: ['{} Guest House', '{} Inn', '{} Lodge'],
  fine: ['Hotel {}', '{} House', '{} Boutique', '{} Garden'],
  grand: ['The {} Palace', '{} Resort', '{} Residence'],
  nouns: [
    'Padauk',
    'Thazin',
    'Sabai Phyu',
    'Shwe Thein',
    'Hintha',
    'Nagani',
    'Gantgaw',
    'Lacquer Tree',
    'Thanaka',
    'Ngu Wah',
    'Yadana Lane',
    'Tamar',
    'Myaw Sin',
    'Pan Kha Yay',
    'Kyi Kan',
    'Than Lyin Oak',
    'Toddy Palm',
    'Zawgyi',
    'Kinnara',
    'Mya Thida',
    'Eindra',
    'Nan Thar',
    'Htan Pin',
    'Letpan',
  ],
}
