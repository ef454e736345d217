import type { StayProduct } from '../../lib/stay-product.ts'

/** What the landing page of a product says. */
export interface LandingWords {
  readonly title: readonly [first: string, second: string]
  readonly lead: string
  readonly promises: readonly string[]
  readonly places: string
}

const WORDS: Readonly<Record<StayProduct['name'], LandingWords>> = {
  hotels: {
    title: ['Stay a', 'little longer.'],
    lead: 'The price you see first is the price you pay last. Taxes and fees are always in.',
    promises: ['All-in prices, everywhere', 'The cancel-by time beside every price', 'Free to look, nothing charged until you book'],
    places: 'Places to wake up in',
  },
  holidaystays: {
    title: ['At home,', 'far away.'],
    lead: 'A kitchen, a terrace, a key of your own. Cleaning, taxes and fees are in the price you see first.',
    promises: ['The whole house, to yourselves', 'Cleaning and taxes in every price', 'Free to look, nothing charged until you book'],
    places: 'Places to be at home in',
  },
}

export const landingWords = ({ name }: StayProduct): LandingWords => WORDS[name]
