import { add, type BookingId, type CheckoutId, type Clock, type Ids, invariant, type Money, type OrgId, type Tx, zero } from '@sojourn/kernel'
import { planStore } from './data/plan-store.sql.ts'
import type { PlanStore } from './data/plan-store.ts'
import { tenderStore } from './data/tender-store.sql.ts'
import type { TenderStore } from './data/tender-store.ts'
import { inOrder, type Leg, type Tender, type TenderId } from './domain/tender.ts'

export type NewTender = Pick<Tender, 'orgId' | 'tenderId' | 'checkoutId' | 'userId' | 'wanted' | 'amount' | 'waiveUnder' | 'legs' | 'detail'>

/**
 * What is applied and its result. No verb moves value: its caller posts the movement in the same transaction, under `tenderId:moves`. The checkout or the booking is locked before.
 */
export interface Tenders {
  newId(): TenderId
  hold(tx: Tx, fresh: NewTender): Promise<Tender>
  /** In the order of money. */
  listHeld: TenderStore['listHeld']
  wasCardApplied: TenderStore['wasCardApplied']
  /** Those that count, in the order of money. */
  listOfBooking: TenderStore['listOfBooking']
  listByIds: TenderStore['listByIds']
  /** It gives another amount from now on. */
  refit(tx: Tx, tender: Tender, next: { amount: Money; legs: readonly Leg[] }): Promise<Tender>
  /** All that is held for the checkout is the booking's. */
  bind: TenderStore['bind']
  unbind: TenderStore['unbind']
  listHeldOf: TenderStore['listHeldOf']
  /** All that is held for the booking is taken; returns what is, in the order of money: asked again, the same. */
  take(tx: Tx, of: { orgId: OrgId; bookingId: BookingId }): Promise<Tender[]>
  release(tx: Tx, tender: Tender): Promise<Tender>
  /** So much of it went back; all of it: returned. */
  giveBack(tx: Tx, tender: Tender, amount: Money): Promise<Tender>
  readonly plans: PlanStore
}

export function createTenders({ clock, ids }: { clock: Clock; ids: Ids }): Tenders {
  const move = async (tx: Tx, tender: Tender, change: Partial<Tender>): Promise<Tender> => {
    const after = { ...tender, ...change, moves: tender.moves + 1 }
    await tenderStore.update(tx, after)
    return after
  }
  const held = (tender: Tender) => invariant(tender.state === 'held', `tender ${tender.tenderId} is held, not ${tender.state}`)
  return {
    newId: () => ids.next<'tender'>('tnd'),
    async hold(tx, fresh) {
      const tender: Tender = {
        ...fresh,
        bookingId: null,
        state: 'held',
        returned: zero(fresh.wanted.currency),
        moves: 0,
        appliedAtMs: clock.nowMs(),
        returnedAtMs: null,
      }
      await tenderStore.insert(tx, tender)
      return tender
    },
    listHeld: async (tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }) => inOrder(await tenderStore.listHeld(tx, of)),
    wasCardApplied: tenderStore.wasCardApplied,
    listOfBooking: async (tx, of) => inOrder(await tenderStore.listOfBooking(tx, of)),
    listByIds: tenderStore.listByIds,
    refit(tx, tender, next) {
      held(tender)
      return move(tx, tender, next)
    },
    bind: tenderStore.bind,
    unbind: tenderStore.unbind,
    listHeldOf: async (tx, of) => inOrder(await tenderStore.listHeldOf(tx, of)),
    take: async (tx, of) => inOrder(await tenderStore.take(tx, of)),
    release(tx, tender) {
      held(tender)
      return move(tx, tender, { state: 'released' })
    },
    giveBack(tx, tender, amount) {
      invariant(tender.state === 'taken', `only what is taken goes back: ${tender.tenderId} is ${tender.state}`)
      const returned = add(tender.returned, amount)
      return move(tx, tender, { returned, returnedAtMs: clock.nowMs(), state: returned.minor === tender.amount.minor ? 'returned' : 'taken' })
    },
    plans: planStore,
  }
}
