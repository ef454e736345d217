import { accept, type BookingId, invariant, isZero, type Outcome, type Refusal, refuse, type Tx, zero } from '@sojourn/kernel'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { givingOf, neededFor, planTenders, restWords, type Tender, type TenderPlan, wordsOf } from '../../modules/tenders/index.ts'
import { earningOf } from './earned-points.ts'
import { freeOf, holdTender, releaseSome } from './hold-tender.ts'
import { planOf } from './plan-of.ts'
import type { TenderDeps } from './tender-deps.ts'

type Bound = Outcome<TenderPlan, Refusal<'credit_exceeded' | 'invoice_not_allowed'>>

/** What is held belongs to the booking from now on, and its plan is stored unchanged. Tenders with nothing left to pay are released first. */
export async function bindTenders(
  parts: TenderDeps,
  tx: Tx,
  checkout: Checkout,
  bookingId: BookingId,
  how: { held?: readonly Tender[]; invoice: boolean },
): Promise<Bound> {
  const held = await releaseSome(parts, tx, how.held ?? (await parts.tenders.listHeld(tx, checkout)), ({ amount }) => isZero(amount))
  const open = await planOf(parts, tx, checkout, held)
  const invoice = how.invoice && !isZero(open.card) ? await holdInvoice(parts, tx, checkout, open) : null
  if (invoice && !invoice.ok) return invoice
  const plan = invoice ? invoiced(open, held, invoice.value) : open
  const { orgId, checkoutId, userId, product } = checkout
  await parts.tenders.bind(tx, { orgId, checkoutId, bookingId })
  invariant(userId, 'a checkout is booked by a person')
  const earns = await earningOf(parts, tx, { orgId, product, userId }, plan, held)
  await parts.tenders.plans.insert(tx, { orgId, bookingId, userId, plan, earns, lotId: null })
  return accept(plan)
}

const invoiced = (open: TenderPlan, held: readonly Tender[], tender: Tender): TenderPlan =>
  planTenders({
    due: open.due,
    tenders: held.flatMap(givingOf),
    waiveUnder: zero(open.due.currency),
    words: restWords(),
    invoice: { tenderId: tender.tenderId, ...wordsOf(tender) },
  })

/** Holds on the agent's credit line what a card would pay. */
async function holdInvoice(
  parts: TenderDeps,
  tx: Tx,
  { orgId, checkoutId, userId, product }: Checkout,
  { card }: TenderPlan,
): Promise<Outcome<Tender, Refusal<'credit_exceeded' | 'invoice_not_allowed'>>> {
  const line = userId && parts.products.rulesOf(product).payableBy.has('invoice') ? await parts.creditLines.lineOf(tx, { orgId, agentId: userId }) : null
  const rate = line && (await parts.rates(tx))(line.currency, card.currency)
  if (!userId || !line || !rate) return refuse('invoice_not_allowed')
  const worth = { account: 'credit_available', unit: line.currency, rate, divisor: 1 } as const
  const held = neededFor(card, worth)
  const leg = { ...worth, subject: line.lineId, most: held, held, amount: card.minor }
  const free = await freeOf(parts, tx, orgId, [leg])
  if (held > (free.get(line.lineId) ?? 0)) return refuse('credit_exceeded')
  const detail = { kind: 'invoice', vpId: line.vpId } as const
  const fresh = { orgId, tenderId: parts.tenders.newId(), checkoutId, userId, wanted: card, amount: card, waiveUnder: zero(card.currency), legs: [leg], detail }
  return accept(await holdTender(parts, tx, fresh))
}
