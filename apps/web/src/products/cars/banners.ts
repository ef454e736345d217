import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../features/home/index.ts'

/** What the landing pages of other products say about cars. */
export const carBanners = {
  CAR: {
    art: 'posters/cape-town',
    title: say`A car for the days in between`,
    text: say`See excess, deposit, mileage and fuel before you book, not at the desk.`,
    link: { words: say`See cars`, to: PRODUCT_PAGES.CAR.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
