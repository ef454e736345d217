import type { DataOf, searchDreamtrips } from '@sojourn/contracts'
import { type Currency, type Tx, toMajor } from '@sojourn/kernel'
import { type Caller, isAgent, memberShare, type Pricing } from '../../http/index.ts'
import type { DreamtripParts } from './parts.ts'

/** What booking takes of whoever asks, and by which share the price is made that they would pay. */
export interface WhoAsks {
  readonly takes: DataOf<typeof searchDreamtrips>['takes']
  readonly currency: Currency
  readonly markupBasisPoints: number
}

/** Members are shown their own prices (`pricing` as `pricingFor` says, outside the transaction), the others those they would have by the plan that costs least. */
export async function whoAsks(parts: DreamtripParts, tx: Tx, caller: Caller, { currency, markupBasisPoints }: Pricing): Promise<WhoAsks> {
  const { orgId, user } = caller
  const plan = user && (await parts.planOf(tx, { orgId, userId: user.userId }))
  const signed_in = user !== null
  if (plan?.groupDepartures) return { takes: { may_book: true, signed_in, plans: [] }, currency, markupBasisPoints }
  const plans = await parts.groupPlansOf(tx, { orgId, currency })
  const points = isAgent(user) ? 0 : (plans[0]?.memberPricePoints ?? 0)
  return {
    takes: {
      may_book: false,
      signed_in,
      plans: plans.map(({ name, price, months }) => ({ name, amount: toMajor(price), currency: price.currency, months })),
    },
    currency,
    markupBasisPoints: plan ? markupBasisPoints : memberShare(markupBasisPoints, points),
  }
}
