import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { COAST, heroPicture, type LandingWords } from '../../../features/home/index.ts'
import type { StayProduct } from '../stay-product.ts'

/** What the landing pages of hotels and of holiday stays say. */
export const LANDING_WORDS: Readonly<Record<StayProduct['name'], LandingWords>> = {
  hotels: {
    title: (
      <Say>
        Stay a <br className="md:hidden" />
        little longer.
      </Say>
    ),
    lead: say`The price you see first is the price you pay. Taxes and fees are always included.`,
    promises: [say`The full price, always`, say`Cancel-by dates next to every price`, say`Look around free; you pay only when you book`],
    places: say`Places to wake up in`,
    picture: COAST,
  },
  holidaystays: {
    title: (
      <Say>
        At home, <br className="md:hidden" />
        far away.
      </Say>
    ),
    lead: say`A kitchen, a terrace and your own front door. Cleaning, taxes and fees are included in the price you see first.`,
    promises: [say`An entire home to yourselves`, say`Cleaning, taxes and fees in every price`, say`Look around free; you pay only when you book`],
    places: say`Places to feel at home`,
    picture: heroPicture('hero-homes'),
  },
}
