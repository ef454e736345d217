import type { Naming } from '../facts.ts'

/** Houses of Hungary. */
export const hungarian: Naming = {
  plain: ['{} Panzió', '{} Vendégház', '{} Fogadó'],
  fine: ['Hotel {}', '{} Ház', '{} Udvar'],
  grand: ['{} Palota', 'Grand Hotel {}', '{} Kúria'],
  nouns: [
    'Fecskefészek',
    'Akácfa',
    'Napraforgó',
    'Rézkakas',
    'Harangvirág',
    'Hársfa',
    'Vadgesztenye',
    'Csillagszóró',
    'Kékfestő',
    'Üvegfúvó',
    'Diófa',
    'Sárgarigó',
    'Holdudvar',
    'Cinke',
    'Mézeskalács',
    'Tulipános',
    'Jégmadár',
    'Szélkakas',
    'Orgona',
    'Pipacs',
    'Aranyeső',
    'Gyertyafény',
  ],
}
