import { readOnce } from '@sojourn/db'
import { isZero, type Tx } from '@sojourn/kernel'
import { debit } from '../../modules/ledger/index.ts'
import { wordsOf } from '../../modules/tenders/index.ts'
import { appliedTo } from './applied-to.ts'
import { bindTenders } from './bind-tenders.ts'
import { earnPoints } from './earned-points.ts'
import { dividerOf, giveBackTenders, moneyGivenBack, splitBack } from './give-back-tenders.ts'
import { refit, releaseSome, releaseTender } from './hold-tender.ts'
import { paidByCard, planOf } from './plan-of.ts'
import type { TenderDeps } from './tender-deps.ts'
import { takenLines } from './tender-lines.ts'
import type { Tender, Tendering } from './tendering.ts'

export { applyCash } from './apply-cash.ts'
export { applyCoupon } from './apply-coupon.ts'
export type { ChangeDeps } from './change-checkout.ts'
export { divideBy } from './give-back-tenders.ts'
export { tendersHttp } from './http.ts'
export type { CouponPort, CreditLinePort, Instruments, PaymentCardPort, PointPort, RateOf } from './instruments.ts'
export { tenderFlowInvariants } from './invariants.ts'
export { cardShapes } from './list-payment-cards.ts'
export { hasValue, readValue } from './read-value.ts'
export type { TenderDeps as TenderParts } from './tender-deps.ts'
export type { KnownHeld, Moved, PaidLine, RefundPart, Tender, Tendering, TenderKind, TenderPlan } from './tendering.ts'

const isGiven = ({ detail }: Tender): boolean => detail.kind === 'coupon' || (detail.kind === 'payment_card' && detail.discount)

/** Holds, takes and refunds what pays besides the card: the tenders' record, the ledger and the instruments change together. */
export function createTendering(parts: TenderDeps): Tendering {
  const { tenders } = parts
  // It is as old as the booking: taking and earning use the same one.
  const storedPlan = readOnce(tenders.plans.find, ({ bookingId }) => bookingId)
  const releaseAll = async (tx: Tx, held: Awaited<ReturnType<typeof tenders.listHeld>>) => {
    for (const tender of held) await releaseTender(parts, tx, tender)
  }
  return {
    async heldOf(tx, of) {
      // The points that the booking earns are calculated with the rest, in the same batch.
      const [held] = await Promise.all([tenders.listHeld(tx, of), parts.points.typesOf(tx, of), parts.pointsTimes(tx, of)])
      return held
    },
    planOf: (tx, checkout, held) => planOf(parts, tx, checkout, held),
    appliedTo: (tx, checkout, plan, known) => appliedTo(parts, tx, checkout, plan, known),
    planOfBooking: async (tx, of) => (await tenders.plans.find(tx, of))?.plan ?? paidByCard(of.payNow),
    releaseCheckout: async (tx, of) =>
      releaseAll(
        tx,
        (await tenders.listHeld(tx, of)).filter((each) => each.bookingId === null),
      ),
    async refitCheckout(tx, of, due) {
      const held = (await tenders.listHeld(tx, of)).filter(({ bookingId }) => bookingId === null)
      await refit(parts, tx, await releaseSome(parts, tx, held, (tender) => isZero(due) || isGiven(tender)), due)
    },
    bind: (tx, checkout, bookingId, how) => bindTenders(parts, tx, checkout, bookingId, how),
    async take(tx, of) {
      const [taken, stored] = await Promise.all([tenders.take(tx, of), storedPlan(tx, of)])
      for (const tender of taken) if (tender.detail.kind === 'coupon') await parts.coupons.redeem(tx, { ...of, tenderId: tender.tenderId })
      const waived = stored?.plan.waived
      return [...taken.flatMap(takenLines), ...(waived ? [debit('waivers', waived)] : [])]
    },
    async earn(tx, of, usableFromMs) {
      // The kinds of points are needed next, and read in the same packet.
      const [stored] = await Promise.all([storedPlan(tx, of), parts.points.typesOf(tx, of)])
      if (stored) await earnPoints(parts, tx, stored, usableFromMs)
    },
    async unbind(tx, of) {
      const held = (await tenders.listOfBooking(tx, of)).filter((each) => each.state === 'held')
      await releaseAll(
        tx,
        held.filter(({ detail }) => detail.kind === 'invoice'),
      )
      await tenders.unbind(tx, of)
    },
    release: async (tx, of) =>
      releaseAll(
        tx,
        (await tenders.listOfBooking(tx, of)).filter((each) => each.state === 'held'),
      ),
    movedOf: async (tx, of) =>
      (await tenders.listOfBooking(tx, of)).flatMap((each) =>
        each.state === 'held'
          ? []
          : [
              {
                kind: each.detail.kind,
                isDiscount: isGiven(each),
                label: wordsOf(each).label,
                amount: each.amount,
                returned: each.returned,
                returnedAtMs: each.returnedAtMs,
              },
            ],
      ),
    dividerOf: (tx, of) => dividerOf(parts, tx, of),
    split: (tx, of, refund) => splitBack(parts, tx, of, refund),
    giveBack: (tx, of, refund, key) => giveBackTenders(parts, tx, of, refund, key),
    givenBack: (tx, of, key) => moneyGivenBack(parts, tx, of, key),
  }
}
