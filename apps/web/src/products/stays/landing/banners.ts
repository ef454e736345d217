import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../../features/home/index.ts'

/** What the landing pages of other products say about hotels and about holiday stays. */
export const stayBanners = {
  HLT: {
    art: 'posters/paris',
    title: say`Stop for the night: hotels in every town on the way`,
    text: say`Many offer free cancellation until the day before.`,
    link: { words: say`See hotels`, to: PRODUCT_PAGES.HLT.landing },
  },
  VR: {
    art: 'posters/puglia',
    title: say`Holiday stays: a home to yourselves, a week at a time`,
    text: say`Room for everyone, with a kitchen and a garden. Cleaning is included in the price.`,
    link: { words: say`See holiday stays`, to: PRODUCT_PAGES.VR.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
