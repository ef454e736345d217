import type { HotelRate, Price, RoomParty, StayOffer, StayProduct } from '@sojourn/contracts'
import type { Currency, Day, Money, OrgId, Outcome, Refusal, Tx } from '@sojourn/kernel'
import type { PriceGroup } from '../http/index.ts'
import type { Quote } from '../modules/checkouts/index.ts'

/** What is asked for; kept with the checkout, so that it can be priced again. */
export interface StayAsk {
  readonly product: StayProduct
  readonly hotelId: string
  readonly rateId: string
  readonly checkin: Day
  readonly checkout: Day
  readonly rooms: readonly RoomParty[]
  readonly currency: Currency
  readonly markupBasisPoints: number
  /** Terms that an earlier answer promised, in the supplier's own words: it prices by them or as of now, whichever costs less. */
  readonly frozen?: unknown
}

export interface StayQuote {
  readonly quote: Quote
  readonly offer: StayOffer
  /** Our share of what is paid now. */
  readonly revenue: Money
  /** Our share of the whole price, whenever it is paid. Never shown. */
  readonly markup: Money
  /** Whether the rate is paid with the booking or at the property. */
  readonly mode: 'prepaid' | 'postpaid'
}

/** Other rates that are free, where the one asked for is not. `price` is what to show beside them. */
export interface Alternatives {
  readonly rates: readonly HotelRate[]
  readonly price: Price
}

type Held = { readonly orgId: OrgId; readonly holdId: string }

/** Whoever sells stays. All of it runs in the caller's transaction: rooms and bookings are one truth. */
export interface StaySupplier {
  /** Where the house keeps its clock; null for a house that is not there. */
  timeZoneOf(tx: Tx, ask: StayAsk): Promise<string | null>
  /** What a price freeze of the supplier holds for this ask; null where it holds nothing for it. */
  frozenTerms(ask: StayAsk, by: { orgId: OrgId; group: PriceGroup }, token: string): unknown
  /** Prices as of now. Refuses as the call's contract says, `sold_out` where too few rooms are free. */
  quote(tx: Tx, ask: StayAsk): Promise<Outcome<StayQuote>>
  alternatives(tx: Tx, ask: StayAsk): Promise<Alternatives>
  /** All rooms or none; refusing leaves nothing behind. */
  hold(tx: Tx, hold: { orgId: OrgId; quoted: StayQuote; ask: StayAsk; subject: string; expiresAtMs: number }): Promise<Outcome<{ holdId: string }>>
  /** Held becomes sold; rooms released meanwhile are taken again where they can be. Twice is once. */
  confirm(tx: Tx, held: Held): Promise<Outcome<unknown, Refusal>>
  /** Held becomes free. Twice is once. */
  release(tx: Tx, held: Held): Promise<unknown>
  /** Sold becomes free. Twice is once. */
  cancel(tx: Tx, held: Held): Promise<unknown>
  /** Frees what is past its time, of all organisations; answers how many. */
  releaseExpired(tx: Tx, limit: number): Promise<number>
}
