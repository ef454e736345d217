import { bookHolidayStay, bookHotel, type DataOf, type ParsedBodyOf, type Price, prebookHolidayStay, prebookHotel } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Clock, type Outcome, type Transactions } from '@sojourn/kernel'
import { type Caller, type Refusals, type Route, route, signedInRoute } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { prebookedOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import type { Hotels } from './create-hotels.ts'
import type { StayProduct } from './domain/catalogue.ts'
import type { HotelId } from './domain/ids.ts'
import type { QuoteTerms } from './domain/quote.ts'
import type { StayAsk } from './stay-ask.ts'
import { stayAskOf } from './stay-ask-of.ts'
import { STAY_CODES } from './stay-codes.ts'
import { wirePrice, wireRate } from './to-wire.ts'

interface Deps {
  readonly shop: Shop
  readonly hotels: Hotels
  readonly transactions: Transactions
  readonly clock: Clock
}

type Body = ParsedBodyOf<typeof prebookHotel>
type Answer = DataOf<typeof prebookHotel>

const prebookRefusals: Refusals = {
  unknown_hotel: [404, () => say`We couldn't find this hotel. Please search again.`],
  unknown_rate: [404, () => say`This rate isn't available for your stay. Please choose another.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_dates: [400, () => say`Please check your dates.`],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  not_found: [404, () => say`We couldn't find this checkout. Nothing was charged.`],
  checkout_expired: [409, () => say`Your hold has expired and nothing was charged. Please choose your room again.`],
  sold_out: [409, () => say`Someone just booked the last one. Nothing was charged; please choose another room.`],
  duplicate_booking: [409, () => say`This guest already has a booking here for one of these nights. Nothing was charged; please change the guest's name.`],
  order_not_created: [502, () => say`Error creating booking order. Nothing was charged. Please choose your room again.`],
}

/** The calls that hold and book stays. */
export const sellStaysHttp = (deps: Deps): Route[] => [
  ...soldHere('HLT', [
    route(prebookHotel, (body, caller) => prebookStay(deps, 'hotels', body, caller), prebookRefusals),
    signedInRoute(bookHotel, (body, caller) => deps.shop.book('HLT', body, caller), bookRefusals),
  ]),
  ...soldHere('VR', [
    route(prebookHolidayStay, (body, caller) => prebookStay(deps, 'holidaystays', body, caller), prebookRefusals),
    signedInRoute(bookHolidayStay, (body, caller) => deps.shop.book('VR', body, caller), bookRefusals),
  ]),
]

/**
 * Prices the rate again, holds the rooms and opens a checkout at today's price, or at the frozen one where that is lower and still valid. A price that differs from the one
 * the traveller saw is reported (`isPriceChange`); rooms that are gone come with the next ones (`isSelectDiffRoom`).
 */
async function prebookStay(deps: Deps, product: StayProduct, body: Body, caller: Caller): Promise<Outcome<Answer>> {
  const ask = await stayAskOf(deps.hotels, product, body, caller)
  const held = await deps.shop.prebook(
    { product: STAY_CODES[product], items: [{ product: STAY_CODES[product], ask }], expectedTotal: body.expected_total },
    caller,
  )
  if (!held.ok) return held.refusal.code === 'sold_out' ? gone(deps, ask, caller) : held
  return accept({ ...prebookedOnWire(held.value, body.expected_total), isSelectDiffRoom: false, alternatives: [] })
}

/** The room is gone: the next ones of the property, cheapest first, and no checkout. */
function gone({ hotels, transactions, clock }: Deps, ask: StayAsk, caller: Caller): Promise<Outcome<Answer>> {
  const request = {
    product: ask.product,
    hotelId: ask.hotelId as HotelId,
    stay: { checkin: ask.checkin, checkout: ask.checkout, rooms: ask.rooms },
    currency: ask.currency,
    markupBasisPoints: ask.markupBasisPoints,
    frozen: (ask.frozen ?? null) as QuoteTerms | null,
  }
  return transactions.inTenant(caller.orgId, async (tx) => {
    const listed = await hotels.listRates(tx, request)
    const offers = listed.ok ? [...listed.value.offers].sort((a, b) => a.quote.total.minor - b.quote.total.minor) : []
    return accept({
      checkoutId: null,
      price: offers[0] ? wirePrice(offers[0].quote) : nothing(ask.currency),
      isPriceChange: false,
      old_price: null,
      isSelectDiffRoom: true,
      alternatives: offers.map((offer) => wireRate(offer, ask.product, clock.nowMs())),
      expires_at: null,
    })
  })
}

const nothing = (currency: string): Price => ({ total: 0, currency, base: 0, taxes: 0, fees: 0, pay_now: 0, pay_at_property: 0, per_night: [] })
