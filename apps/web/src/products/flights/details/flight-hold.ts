import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { type ChooseAndHold, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import { prebookFlight, type WantedFlight } from '../flights-api.ts'
import type { FlightOutcomeProps } from './flight-outcome.ts'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = (): Promise<ComponentType<FlightOutcomeProps>> => import('./outcome.tsx').then(({ Outcome }) => Outcome)

const RULES: HoldRules = {
  gone: ['sold_out', 'unknown_itinerary', 'unknown_brand', 'departed'],
  final: ['seat_taken', 'not_holdable', 'bad_party', 'not_signed_in', 'books_elsewhere'],
}

/** Of a choice that is held without being paid, as its id ends. */
const HELD = ' hold'
export const heldId = (brandId: string): string => brandId + HELD

/** Carries a journey to the checkout. */
export const useFlightHold = (
  wanted: Omit<WantedFlight, 'brandId' | 'hold' | 'expectedTotal' | 'currency'>,
  refresh: () => void,
): ChooseAndHold<never, FlightOutcomeProps> =>
  useChooseAndHold<WantedFlight, never, FlightOutcomeProps>({
    pages: PRODUCT_PAGES.FLT,
    wantedOf: ({ id, price }) => ({
      ...wanted,
      brandId: id.replace(HELD, ''),
      hold: id.endsWith(HELD),
      expectedTotal: price.total,
      currency: price.currency,
    }),
    hold: async (asked, key) => {
      const answer = await prebookFlight(asked, key)
      return answer.ok ? { ok: true, data: { ...answer.data, gone: null } } : answer
    },
    rules: RULES,
    loadOutcome,
    refresh,
  })
