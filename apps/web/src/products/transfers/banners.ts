import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../features/home/index.ts'

/** What the landing pages of other products say about transfers. */
export const transferBanners = {
  TRF: {
    art: 'posters/venice',
    title: say`From the gate to the door`,
    text: say`Your driver follows your flight, and your pick-up on the way back is worked out from it.`,
    link: { words: say`See transfers`, to: PRODUCT_PAGES.TRF.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
