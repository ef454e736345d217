import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../features/home/index.ts'

/** What the landing pages of other products say about flights. */
export const flightBanners = {
  FLT: {
    art: 'posters/new-york',
    title: say`Fly at the whole price`,
    text: say`Bags, seats and every tax are in the first price you see, and each fare says what changing it costs.`,
    link: { words: say`See flights`, to: PRODUCT_PAGES.FLT.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
