import type { Naming } from '../facts.ts'

/** Houses of Estonia. */
export const estonian: Naming = {
  plain: ['Külalistemaja {}', 'Majutus {}', '{} Toad'],
  fine: ['Hotell {}', '{} Maja', '{} Hoov'],
  grand: ['{} Palee', '{} Residents', 'Härrastemaja {}'],
  nouns: [
    'Pääsuke',
    'Rukkilill',
    'Pihlakas',
    'Tuulelipp',
    'Kuldkala',
    'Kadakas',
    'Sinilill',
    'Vasar',
    'Ööbik',
    'Vanalatern',
    'Meretuul',
    'Pärn',
    'Hõbehall',
    'Virmaline',
    'Sirel',
    'Kajakas',
    'Kellamees',
    'Õunaaed',
    'Tuvi',
    'Merevaik',
  ],
}
