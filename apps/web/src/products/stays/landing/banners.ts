import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../../features/home/index.ts'

/** What the landing pages of other products say about hotels and about holiday stays. */
export const stayBanners = {
  HLT: {
    art: 'posters/paris',
    title: 'A night on the way: hotels in every town between',
    text: say`Many can be cancelled free of charge until the day before.`,
    link: { words: say`See hotels`, to: PRODUCT_PAGES.HLT.landing },
  },
  VR: {
    art: 'posters/puglia',
    title: 'Holiday stays: a whole home, a week at a time',
    text: say`Room for everybody who comes along, with a kitchen and a garden. Cleaning is in the price.`,
    link: { words: say`See holiday stays`, to: PRODUCT_PAGES.VR.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
