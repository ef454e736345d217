import type { Naming } from '../facts.ts'

/** Houses of Finland. */
export const finnish: Naming = {
  plain: ['Matkakoti {}', 'Majatalo {}', '{} Aitta'],
  fine: ['Hotelli {}', '{} Talo', '{} Piha'],
  grand: ['{} Kartano', 'Grand {}', '{} Linna'],
  nouns: [
    'Kuukkeli',
    'Revontuli',
    'Pihlaja',
    'Saaristo',
    'Hilla',
    'Käpy',
    'Kielo',
    'Tuulispää',
    'Joutsen',
    'Kaamos',
    'Halla',
    'Lumikko',
    'Koivukuja',
    'Satakieli',
    'Kuutamo',
    'Ahven',
    'Poronjälki',
    'Tervahovi',
    'Puolukka',
    'Suvituuli',
    'Haukka',
    'Riite',
  ],
}
