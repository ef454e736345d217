import type { StayOffer } from '@sojourn/contracts'
import { accept, type Clock, daysBetween, refuse, type Tx } from '@sojourn/kernel'
import {
  boardText,
  type HoldId,
  type HotelId,
  type Hotels,
  type QuotedRate,
  type QuoteTerms,
  type RateId,
  type RoomTypeId,
  wirePrice,
  wireRate,
} from '../modules/hotels/index.ts'
import type { Alternatives, StayAsk, StaySupplier } from './stay-supplier.ts'

const stayOf = ({ checkin, checkout, rooms }: StayAsk) => ({ checkin, checkout, rooms })
const requestOf = (ask: StayAsk) => ({
  product: ask.product,
  hotelId: ask.hotelId as HotelId,
  stay: stayOf(ask),
  currency: ask.currency,
  markupBasisPoints: ask.markupBasisPoints,
  frozen: (ask.frozen ?? null) as QuoteTerms | null,
})
const nothing = (currency: string) => ({ total: 0, currency, base: 0, taxes: 0, fees: 0, pay_now: 0, pay_at_property: 0, per_night: [] })

/** The hotels module, as flows see a supplier. */
export function hotelsAsSupplier(hotels: Hotels, clock: Clock): StaySupplier {
  return {
    timeZoneOf: (tx, ask) => hotels.timeZoneOf(tx, ask.hotelId as HotelId),
    frozenTerms: (ask, by, token) => hotels.openFreeze({ ...by, ...requestOf(ask) }, token),
    async quote(tx, ask) {
      const quoted = await hotels.quoteRate(tx, { ...requestOf(ask), rateId: ask.rateId as RateId })
      if (!quoted.ok) return refuse(quoted.refusal.code === 'does_not_fit' ? 'unknown_rate' : quoted.refusal.code, quoted.refusal.detail)
      const { quote, revenue, markup } = quoted.value
      return accept({ quote, offer: offerOf(quoted.value, ask), revenue, markup, mode: quote.payment === 'now' ? 'prepaid' : 'postpaid' })
    },
    alternatives: (tx, ask) => alternativesOf(hotels, clock, tx, ask),
    async hold(tx, { orgId, quoted, ask, subject, expiresAtMs }) {
      const held = await hotels.holdRooms(tx, {
        orgId,
        roomTypeId: quoted.offer.room_id as RoomTypeId,
        checkin: ask.checkin,
        checkout: ask.checkout,
        rooms: ask.rooms.length,
        subject,
        expiresAtMs,
      })
      return held.ok ? accept({ holdId: held.value.holdId as string }) : held
    },
    confirm: (tx, { orgId, holdId }) => hotels.confirmHold(tx, { orgId, holdId: holdId as HoldId }),
    release: (tx, { orgId, holdId }) => hotels.releaseHold(tx, { orgId, holdId: holdId as HoldId }),
    cancel: (tx, { orgId, holdId }) => hotels.cancelStay(tx, { orgId, holdId: holdId as HoldId }),
    async releaseExpired(tx, limit) {
      const holds = await hotels.listExpiredHolds(tx, limit)
      for (const { orgId, holdId } of holds) await hotels.releaseHold(tx, { orgId, holdId })
      return holds.length
    },
  }
}

async function alternativesOf(hotels: Hotels, clock: Clock, tx: Tx, ask: StayAsk): Promise<Alternatives> {
  const listed = await hotels.listRates(tx, requestOf(ask))
  const offers = listed.ok ? [...listed.value.offers].sort((a, b) => a.quote.total.minor - b.quote.total.minor) : []
  return { rates: offers.map((offer) => wireRate(offer, ask.product, clock.nowMs())), price: offers[0] ? wirePrice(offers[0].quote) : nothing(ask.currency) }
}

const offerOf = ({ card, quote }: QuotedRate, ask: StayAsk): StayOffer => ({
  product: ask.product === 'hotels' ? 'HLT' : 'VR',
  hotel_id: card.hotelId,
  hotel_name: card.name,
  stars: card.stars,
  address: card.address,
  phone: card.phone,
  city: card.city,
  district: card.district,
  country_code: card.countryCode,
  time_zone: card.timeZone,
  image: card.image,
  art: card.art,
  room_id: quote.roomTypeId,
  room_name: quote.roomName,
  rate_id: quote.rateId,
  board: boardText(quote.board, ask.product),
  included: [...quote.included],
  checkin: ask.checkin,
  checkout: ask.checkout,
  checkin_from: card.checkinFrom,
  checkout_until: card.checkoutUntil,
  nights: daysBetween(ask.checkin, ask.checkout),
  rooms: ask.rooms.map(({ adults, children }) => ({ adults, children: [...children] })),
})
