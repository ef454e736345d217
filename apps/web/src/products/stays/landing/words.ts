import { COAST, type LandingWords } from '../../../features/home/index.ts'
import type { StayProduct } from '../stay-product.ts'

/** What the landing pages of hotels and of holiday stays say. */
export const LANDING_WORDS: Readonly<Record<StayProduct['name'], LandingWords>> = {
  hotels: {
    title: ['Stay a', 'little longer.'],
    lead: 'The price you see first is the price you pay last. Taxes and fees are always included.',
    promises: ['The full price, always', 'Cancel-by dates next to every price', 'Look around free; you pay only when you book'],
    places: 'Places to wake up in',
    picture: COAST,
  },
  holidaystays: {
    title: ['At home,', 'far away.'],
    lead: 'A kitchen, a terrace, a key of your own. Cleaning, taxes and fees are in the price you see first.',
    promises: ['The whole home, to yourselves', 'Cleaning and taxes in every price', 'Look around free; you pay only when you book'],
    places: 'Places to feel at home',
    picture: COAST,
  },
}
