import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { type ChooseAndHold, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import type { WantedTrip } from '../dreamtrip-address.ts'
import { type PricedRequest, prebookTrip } from '../dreamtrips-api.ts'
import type { TripOutcomeProps } from './trip-outcome.ts'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = (): Promise<ComponentType<TripOutcomeProps>> => import('./outcome.tsx').then(({ Outcome }) => Outcome)

const RULES: HoldRules = {
  gone: ['sold_out', 'trip_over', 'unknown_trip'],
  final: ['may_not_buy', 'not_signed_in', 'bad_party', 'books_elsewhere'],
}

/** Carries places in a group to the checkout. */
export const useTripHold = (wanted: WantedTrip): ChooseAndHold<never, TripOutcomeProps> =>
  useChooseAndHold<PricedRequest, never, TripOutcomeProps>({
    pages: PRODUCT_PAGES.DTR,
    wantedOf: ({ price }) => ({ ...wanted, expectedTotal: price.total, currency: price.currency }),
    hold: async (asked, key) => {
      const answer = await prebookTrip(asked, key)
      return answer.ok ? { ok: true, data: { ...answer.data, gone: null } } : answer
    },
    rules: RULES,
    loadOutcome,
  })
