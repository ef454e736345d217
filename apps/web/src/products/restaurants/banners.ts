import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../features/home/index.ts'

/** What the landing pages of other products say about restaurants. */
export const restaurantBanners = {
  RES: {
    art: 'posters/san-sebastian',
    title: say`A table for the evening`,
    text: say`See until when it's yours, and what not coming costs, before you book.`,
    link: { words: say`Find a table`, to: PRODUCT_PAGES.RES.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
