import { type BookingId, type Currency, type Money, money, type OrgId, subtract, sum, type Tx, zero } from '@sojourn/kernel'
import { type Account, credit, type PostingLine } from '../../modules/ledger/index.ts'
import { type BackPart, type PaidLine, type StoredReturn, splitRefund, type Tender, type TenderPlan } from '../../modules/tenders/index.ts'
import { takeBackEarned } from './earned-points.ts'
import { paidByCard } from './plan-of.ts'
import { refundTiming } from './refund-timing.ts'
import { renewRunOut, runOutOf } from './run-out.ts'
import type { TenderDeps } from './tender-deps.ts'
import { refundLines } from './tender-lines.ts'
import type { DividedRefund, RefundPart } from './tendering.ts'

interface Paid {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly payNow: Money
}

async function partsOf(parts: TenderDeps, tx: Tx, of: Paid, refund: Money, returns: readonly StoredReturn[]) {
  const stored = await parts.tenders.plans.find(tx, of)
  const before = refundedBefore(returns, refund.currency)
  const { lines } = stored?.plan ?? paidByCard(of.payNow)
  return {
    stored,
    before,
    backs: splitRefund(lines, before, refund),
    tenders: new Map((await parts.tenders.listOfBooking(tx, of)).map((each) => [each.tenderId as string, each])),
  }
}

const tenderOf = (tenders: ReadonlyMap<string, Tender>, { line }: BackPart): Tender | undefined => tenders.get(line.tenderId ?? '')

/** A coupon and a discount card lower a price; all else pays it. */
const isDiscount = ({ kind, isDiscount: given }: PaidLine): boolean => kind === 'coupon' || given === true

/** Divides refunds of what was paid by a plan, of which so much was refunded before. */
export const divideBy =
  ({ lines }: TenderPlan, before: Money) =>
  (refund: Money): DividedRefund => {
    const backs = splitRefund(lines, before, refund)
    const sumOf = (some: readonly BackPart[]) =>
      sum(
        refund.currency,
        some.map(({ amount }) => amount),
      )
    return {
      money: sumOf(backs.filter(({ line }) => line.kind !== 'waived' && !isDiscount(line))),
      card: sumOf(backs.filter(({ line }) => line.kind === 'card')),
      discounts: lines.filter(isDiscount).map((line) => ({
        kind: line.kind === 'coupon' ? 'coupon' : 'discount_card',
        amount: line.amount,
        back: sumOf(backs.filter((back) => back.line === line)),
      })),
    }
  }

/** The same of a booking, from now on. */
export async function dividerOf(parts: TenderDeps, tx: Tx, of: Paid): Promise<(refund: Money) => DividedRefund> {
  const plan = (await parts.tenders.plans.find(tx, of))?.plan ?? paidByCard(of.payNow)
  return divideBy(plan, refundedBefore(await parts.tenders.plans.listReturns(tx, of), of.payNow.currency))
}

const refundedBefore = (returns: readonly StoredReturn[], currency: Currency): Money =>
  money(
    returns.reduce((all, each) => all + each.refund.minor, 0),
    currency,
  )

/** Where a refund of so much would go. */
export async function splitBack(parts: TenderDeps, tx: Tx, of: Paid, refund: Money): Promise<RefundPart[]> {
  const { backs, tenders } = await partsOf(parts, tx, of, refund, await parts.tenders.plans.listReturns(tx, of))
  const split: RefundPart[] = []
  for (const back of backs) {
    const { kind, tenderId, label } = back.line
    const tender = tenderOf(tenders, back)
    const when = refundTiming(back, tender, tender ? await runOutOf(parts, tx, tender) : new Set())
    split.push({ kind, isDiscount: isDiscount(back.line), tenderId, label, amount: back.amount, when })
  }
  return split
}

/** Puts it there, once per key: asked again, it answers the first result. */
export async function giveBackTenders(
  parts: TenderDeps,
  tx: Tx,
  of: Paid,
  refund: Money,
  key: string,
): Promise<{ readonly card: Money; readonly lines: readonly PostingLine[] }> {
  const returns = await parts.tenders.plans.listReturns(tx, of)
  const done = returns.find((each) => each.key === key)
  if (done) return { card: done.card, lines: done.lines.map((line) => ({ ...line, account: line.account as Account })) }
  const { stored, before, backs, tenders } = await partsOf(parts, tx, of, refund, returns)
  const lines: PostingLine[] = []
  for (const back of backs) lines.push(...(await giveBackPart(parts, tx, back, tenderOf(tenders, back))))
  const card = backs.find(({ line }) => line.kind === 'card')?.amount ?? zero(refund.currency)
  const { orgId, bookingId } = of
  await parts.tenders.plans.addReturn(tx, { orgId, bookingId, key, refund, card, lines })
  if (stored) await takeBackEarned(parts, tx, stored, { tenders: [...tenders.values()], before, refund, key })
  return { card, lines }
}

/** What of a refund was money: all but what went back to those who bear discounts and waived rests. */
export async function moneyGivenBack(parts: TenderDeps, tx: Tx, of: Paid, key: string): Promise<Money> {
  const done = (await parts.tenders.plans.listReturns(tx, of)).find((each) => each.key === key)
  if (!done) return zero(of.payNow.currency)
  const borne = done.lines.filter(({ account }) => account === 'promotions' || account === 'waivers')
  return subtract(
    done.refund,
    sum(
      done.refund.currency,
      borne.map(({ amount }) => amount),
    ),
  )
}

async function giveBackPart(parts: TenderDeps, tx: Tx, { line, amount, whole }: BackPart, tender: Tender | undefined): Promise<PostingLine[]> {
  if (line.kind === 'waived') return [credit('waivers', amount)]
  if (!tender) return []
  await parts.tenders.giveBack(tx, tender, amount)
  // A coupon is used as long as any of it was.
  if (tender.detail.kind === 'coupon' && whole) await parts.coupons.giveBack(tx, tender)
  return refundLines(tender, amount, await renewRunOut(parts, tx, tender, amount))
}
