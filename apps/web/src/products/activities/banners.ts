import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../features/home/index.ts'

/** What the landing pages of other products say about activities. */
export const activityBanners = {
  ACT: {
    art: 'posters/kyoto',
    title: say`Something to do each day`,
    text: say`See times, places left and the whole price for everyone before you book.`,
    link: { words: say`See activities`, to: PRODUCT_PAGES.ACT.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
