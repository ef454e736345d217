import type { cardUses as call, DataOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Source } from '../../modules/scheduled-charges/index.ts'
import { upcomingOf } from './calendar.ts'
import { isCard, payingOf } from './gone-cards.ts'
import type { LaterDeps } from './later-deps.ts'

/** What depends on a saved card of the caller's: asked before it is deleted. A card that is not theirs has no uses. */
export async function cardUses(deps: LaterDeps, cardId: string, caller: SignedInCaller): Promise<Outcome<DataOf<typeof call>>> {
  const of = { orgId: caller.orgId, userId: caller.user.userId }
  const cards = await deps.cardsOf(of)
  if (!cards) return refuse('gateway_unreachable')
  const card = cards.find((each) => isCard(each, cardId))
  if (!card) return accept({ charges: [], guarantees: [] })
  const paying = await payingOf(deps, of)
  const isThis = (source: Source): boolean => source.kind === 'card' && isCard(card, source.cardId)
  const withThis = new Set(paying.mandates.filter(({ sources }) => sources.some(isThis)).map(({ mandateId }) => mandateId))
  return deps.transactions.inTenant(
    of.orgId,
    async (tx) => {
      const { upcoming } = await upcomingOf(deps, tx, of, (source) => isThis(source) || paying.isGone(source))
      const guaranteed = await deps.guaranteedBy(tx, of, [card.id, ...card.olderIds])
      return accept({
        charges: upcoming
          .filter(({ mandate }) => mandate && withThis.has(mandate.mandateId))
          .map(({ shape: { what, on, amount, currency, pays } }) => ({ what, on, amount, currency, pays })),
        guarantees: guaranteed.map(({ bookingId, title, from }) => ({ booking_id: bookingId, title, from })),
      })
    },
    { readOnly: true },
  )
}
