import { say } from '@sojourn/i18n'
import { COAST, type LandingWords } from '../../../features/home/index.ts'
import type { StayProduct } from '../stay-product.ts'

/** What the landing pages of hotels and of holiday stays say. */
export const LANDING_WORDS: Readonly<Record<StayProduct['name'], LandingWords>> = {
  hotels: {
    title: [say`Stay a`, say`little longer.`],
    lead: say`The price you see first is the price you pay last. Taxes and fees are always included.`,
    promises: [say`The full price, always`, say`Cancel-by dates next to every price`, say`Look around free; you pay only when you book`],
    places: say`Places to wake up in`,
    picture: COAST,
  },
  holidaystays: {
    title: [say`At home,`, say`far away.`],
    lead: say`A kitchen, a terrace, a key of your own. Cleaning, taxes and fees are in the price you see first.`,
    promises: [say`The whole home, to yourselves`, say`Cleaning and taxes in every price`, say`Look around free; you pay only when you book`],
    places: say`Places to feel at home`,
    picture: COAST,
  },
}
