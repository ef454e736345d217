import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import type { Banner } from '../../features/home/index.ts'

/** What the landing pages of other products say about dreamtrips. */
export const dreamtripBanners = {
  DTR: {
    art: 'posters/marrakech',
    title: say`Travel in good company`,
    text: say`Small groups with a host, on fixed dates, at the member price.`,
    link: { words: say`See group trips`, to: PRODUCT_PAGES.DTR.landing },
  },
} as const satisfies Readonly<Record<string, Banner>>
