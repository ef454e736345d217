import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../features/home/index.ts'

/** What the landing pages of other products say about cruises. */
export const cruiseBanners = {
  CRU: {
    art: 'posters/santorini',
    title: say`Wake up in another port`,
    text: say`Every day on the map, hours ashore included, and one price for the whole cabin.`,
    link: { words: say`See cruises`, to: PRODUCT_PAGES.CRU.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
