import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../features/home/index.ts'

/** What the landing pages of other products say about resort weeks and about stays. */
export const resortBanners = {
  RST: {
    art: 'posters/cancun',
    title: say`Resort weeks: seven nights in an apartment`,
    text: say`Red, white and blue weeks, for money or in exchange for your own.`,
    link: { words: say`See resort weeks`, to: PRODUCT_PAGES.RST.landing },
  },
  STY: {
    art: 'posters/maui',
    title: say`Stays: a resort apartment for a few nights`,
    text: say`Two nights and more. Book now and pay closer to the day.`,
    link: { words: say`See stays`, to: PRODUCT_PAGES.STY.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
