import { type Db, raw, sql } from '@sojourn/db'
import { addDays, type Clock, invariant, type PaymentSettings } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Offer } from '../../products/hotels/index.ts'
import { contact, createSystem, got, guestsFor, offersOf, org, prebookRequest, type System, type SystemOptions, traveller } from '../booking-system.testing.ts'

let people = 0

/** A system in which bookings are made and paid; each traveller is another one, on days of their own. */
export function createPaying(db: Db, clock: Clock, options: SystemOptions = {}) {
  const system: System = createSystem(db, clock, options)
  const who = (payments: Partial<PaymentSettings> = {}): SignedInCaller => traveller(`payer${++people}`, org, 2, payments)
  const days = () => ({ checkin: addDays('2027-02-08', people * 2), checkout: addDays('2027-02-10', people * 2) })
  const offer = (payment: 'now' | 'property'): Promise<Offer> =>
    offersOf(db, system.hotels, days(), ({ quote, left }) => quote.payment === payment && left > 0 && quote.cancellation.length > 1)

  const checkout = async (caller: SignedInCaller, payment: 'now' | 'property' = 'now') => {
    const { checkoutId } = got(await system.prebook(prebookRequest(await offer(payment)), caller))
    invariant(checkoutId, 'the room is free')
    return got(await system.getCheckout({ checkoutId }, caller))
  }
  /** As if it were free to cancel, so that no guarantee is needed. */
  const unguaranteed = async ({ checkoutId }: { readonly checkoutId: string }, caller: SignedInCaller) => {
    await db.asSystem((tx) => raw`update checkouts set terms = terms || '{"guarantee":false}' where checkout_id = ${checkoutId}`.execute(sql(tx)))
    return got(await system.getCheckout({ checkoutId }, caller))
  }
  const book = async (caller: SignedInCaller, payment: 'now' | 'property' | 'property, free to cancel' = 'now') => {
    const isFree = payment === 'property, free to cancel'
    const first = await checkout(caller, isFree ? 'property' : payment)
    const held = isFree ? await unguaranteed(first, caller) : first
    const booked = got(await system.book({ checkoutId: held.checkoutId, guests: guestsFor(caller), contact, consented_total: held.price.total }, caller))
    return { ...booked, held, price: held.price, token: booked.payment_token, intent: system.gateway.only() }
  }
  /** A card in the caller's vault; they must be known at the gateway. */
  const keepCard = (caller: SignedInCaller, id = `pm_${caller.user.userId}`) => {
    const customer = [...system.gateway.vault.customers.values()].find(({ email }) => email === caller.user.email)
    invariant(customer, 'known at the gateway')
    system.gateway.vault.keep(customer.id, { id, brand: 'visa', last4: '4242' })
    return id
  }
  const statusOf = async (booking_id: string, caller: SignedInCaller) => got(await system.status({ booking_id }, caller))
  return { system, who, offer, checkout, book, keepCard, statusOf }
}
