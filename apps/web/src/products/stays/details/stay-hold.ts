import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { useRef } from 'react'
import { type HoldAnswer, type HoldRules, useChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import type { StayProduct } from '../stay-product.ts'
import type { OutcomeProps, StayHold } from './desk.ts'
import { type Answer, type HotelStay, type Prebooked, prebook, type Rate, type Wanted } from './hotel-details-api.ts'

// Most choices lead straight on: what must be asked otherwise is fetched when it is first needed.
const loadOutcome = () => import('./panels/outcome.tsx').then(({ Outcome }) => Outcome)

/** A rate that is gone is reported by the answer itself, with the rates that are left. */
const RULES: HoldRules = { gone: [], final: ['unknown_rate', 'does_not_fit', 'bad_dates'] }

interface StayHoldOptions {
  readonly product: StayProduct
  readonly hotelId: string
  readonly stay: HotelStay
  /** The price freeze that came with the prices. An expired one has no effect. */
  readonly priceFreeze: string | null
  readonly refresh: () => void
}

/** Carries a rate to the checkout of its product. */
export function useStayHold({ product, hotelId, stay, priceFreeze, refresh }: StayHoldOptions): StayHold {
  // The sold-out room that was chosen first: it is sent to the gateway where another room is paid.
  const first = useRef<string | null>(null)
  return useChooseAndHold<Wanted, Rate, OutcomeProps>({
    pages: PRODUCT_PAGES[product.code],
    wantedOf: ({ id, price }) => ({
      ...{ hotelId, stay, rateId: id, expectedTotal: price.total, currency: price.currency, priceFreeze },
      firstRateId: first.current,
    }),
    async hold(wanted, key) {
      const answer = await prebook(product, wanted, key)
      if (answer.ok && answer.data.isSelectDiffRoom) first.current ??= wanted.rateId
      return holdAnswer(answer)
    },
    rules: RULES,
    loadOutcome,
    refresh,
  })
}

/** The answer of a stay's call in the words of all products. */
export const holdAnswer = (answer: Answer<Prebooked>): HoldAnswer<Rate> =>
  answer.ok ? { ok: true, data: { ...answer.data, gone: answer.data.isSelectDiffRoom ? answer.data.alternatives : null } } : answer
