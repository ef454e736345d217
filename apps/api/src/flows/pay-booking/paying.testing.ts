import type { Db } from '@sojourn/db'
import { addDays, type Clock, invariant, type PaymentSettings } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Offer } from '../../modules/hotels/index.ts'
import { contact, got, guestsFor, type House, type HouseOptions, offersOf, openHouse, org, traveller, wishFor } from '../booking-house.testing.ts'

let people = 0

/** A house in which bookings are made and paid; each traveller is another one, on days of their own. */
export function createPaying(db: Db, clock: Clock, options: HouseOptions = {}) {
  const house: House = openHouse(db, clock, options)
  const who = (payments: Partial<PaymentSettings> = {}): SignedInCaller => traveller(`payer${++people}`, org, 2, payments)
  const days = () => ({ checkin: addDays('2027-02-08', people * 2), checkout: addDays('2027-02-10', people * 2) })
  const offer = (payment: 'now' | 'property'): Promise<Offer> =>
    offersOf(db, house.hotels, days(), ({ quote, left }) => quote.payment === payment && left > 0 && quote.cancellation.length > 1)

  const checkout = async (caller: SignedInCaller, payment: 'now' | 'property' = 'now') => {
    const { checkoutId } = got(await house.prebook(wishFor(await offer(payment)), caller))
    invariant(checkoutId, 'the room is free')
    return got(await house.getCheckout({ checkoutId }, caller))
  }
  const book = async (caller: SignedInCaller, payment: 'now' | 'property' = 'now') => {
    const held = await checkout(caller, payment)
    const booked = got(await house.book({ checkoutId: held.checkoutId, guests: guestsFor(caller), contact, consented_total: held.price.total }, caller))
    return { ...booked, held, price: held.price, token: booked.payment_token, intent: house.gateway.only() }
  }
  /** A card in the caller's vault; they must be known at the gateway. */
  const keepCard = (caller: SignedInCaller, id = `pm_${caller.user.userId}`) => {
    const customer = [...house.gateway.vault.customers.values()].find(({ email }) => email === caller.user.email)
    invariant(customer, 'known at the gateway')
    house.gateway.vault.keep(customer.id, { id, brand: 'visa', last4: '4242' })
    return id
  }
  const statusOf = async (booking_id: string, caller: SignedInCaller) => got(await house.status({ booking_id }, caller))
  return { house, who, checkout, book, keepCard, statusOf }
}
