import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../features/home/index.ts'

/** What the landing pages of other products say about packages. */
export const packageBanners = {
  PKG: {
    art: 'posters/madeira',
    title: say`The whole trip in one booking`,
    text: say`Flight, hotel and the ride between them: each at its own price, with what you save by taking them together.`,
    link: { words: say`See packages`, to: PRODUCT_PAGES.PKG.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
