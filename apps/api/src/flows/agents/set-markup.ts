import type { DataOf, setMarkup as markupCall, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type CheckoutId, compare, fromMajor, type Money, type Outcome, refuse, roundPrice, type Tx } from '@sojourn/kernel'
import { agentTermsOf, leastOf, type MarkupLimits, type MarkupRequest, markupOf, mostOf, type SignedInCaller } from '../../http/index.ts'
import type { AgencySale } from '../../modules/agency-sales/index.ts'
import { isLive } from '../../modules/checkouts/index.ts'
import { saleOnWire } from '../sale-on-wire.ts'
import { type AgencyDeps, isAgent } from './agency-deps.ts'
import { deskOnWire, limitsOnWire, ofSession } from './desk.ts'

type Body = ParsedBodyOf<typeof markupCall>
type Answer = Outcome<DataOf<typeof markupCall>>

/** What an agent puts on: of one checkout of theirs, or of all that follows in this session. */
export async function setMarkup(deps: AgencyDeps, body: Body, caller: SignedInCaller): Promise<Answer> {
  if (!isAgent(caller.user)) return refuse('not_allowed')
  return deps.transactions.inTenant(caller.orgId, (tx) =>
    body.checkoutId === undefined ? ofAll(deps, tx, body.percent, caller) : ofOne(deps, tx, { ...body, checkoutId: body.checkoutId as CheckoutId }, caller),
  )
}

const pointsOf = (percent: number): number => Math.round(percent * 100)

async function ofAll(deps: AgencyDeps, tx: Tx, percent: number | undefined, caller: SignedInCaller): Promise<Answer> {
  const { minBasisPoints, maxBasisPoints } = caller.org.site.agentMarkup
  const points = percent === undefined ? null : pointsOf(percent)
  if (points !== null && (points < minBasisPoints || points > maxBasisPoints)) return refuse('markup_out_of_limits', limitsOnWire(caller))
  const desk = await deps.agencySales.changeDesk(tx, ofSession(caller), { markupBasisPoints: points })
  return accept({ desk: await deskOnWire(deps, tx, desk, caller), sale: null })
}

async function ofOne(deps: AgencyDeps, tx: Tx, { checkoutId, percent, amount }: Body & { checkoutId: CheckoutId }, caller: SignedInCaller): Promise<Answer> {
  const checkout = await deps.checkouts.take(tx, caller.orgId, checkoutId, { userId: caller.user.userId, browserId: caller.knownBrowserId })
  const sale = checkout && (await deps.agencySales.find(tx, checkout))
  if (!checkout || !sale || (checkout.state === 'open' && !isLive(checkout, deps.clock.nowMs()))) return refuse('not_found')
  if (checkout.state === 'booked') return refuse('already_booked')
  const request = requestOf(sale, percent, amount)
  if (!request) return refuse('bad_amount')
  const { limits } = agentTermsOf(caller)!
  const markup = markupOf(sale.net, sale.publicTotal, { request, limits: ANY })
  // The public price is proposed by us, not typed by the agent: it is adjusted to the limits.
  if (request.by !== 'public' && !isWithin(sale.net, markup, limits)) return refuse('markup_out_of_limits', limitsOnWire(caller))
  const changed = { ...sale, markup: request.by === 'public' ? markupOf(sale.net, sale.publicTotal, { request, limits }) : markup }
  await deps.agencySales.change(tx, sale, { markup: changed.markup })
  const desk = await deps.agencySales.deskOf(tx, ofSession(caller))
  return accept({ desk: await deskOnWire(deps, tx, desk, caller), sale: await saleOnWire(deps, tx, changed) })
}

const ANY: MarkupLimits = { minBasisPoints: 0, maxBasisPoints: 10_000 }
const isWithin = (net: Money, markup: Money, limits: MarkupLimits): boolean =>
  compare(markup, leastOf(net, limits)) >= 0 && compare(markup, mostOf(net, limits)) <= 0

/** Null for an amount that its currency cannot have. */
function requestOf({ net }: AgencySale, percent: number | undefined, amount: number | undefined): MarkupRequest | null {
  if (percent !== undefined) return { by: 'percent', basisPoints: pointsOf(percent) }
  if (amount === undefined) return { by: 'public' }
  const fixed = fromMajor(amount, net.currency)
  return fixed && roundPrice(fixed).minor === fixed.minor ? { by: 'amount', amount: fixed } : null
}
