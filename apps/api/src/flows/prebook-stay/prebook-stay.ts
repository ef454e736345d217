import type { DataOf, ParsedBodyOf, prebookHotel, StayProduct } from '@sojourn/contracts'
import { accept, type BrowserId, fromMajor, type Outcome, refuse, type Tx, toMajor } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import { type Checkout, isLive, priceOnWire } from '../../modules/checkouts/index.ts'
import { withShareNow } from '../how-to-pay.ts'
import { letGo } from '../let-go.ts'
import { tooSoon } from '../minimum-checkin.ts'
import type { Parts } from '../parts.ts'
import type { StayAsk, StayQuote } from '../stay-supplier.ts'

type Wish = ParsedBodyOf<typeof prebookHotel>
type Answer = DataOf<typeof prebookHotel>

export const HOLD_MS = 15 * 60_000
const HOLDS_OF_A_BROWSER_MAX = 5

/**
 * Prices the rate again, holds the rooms and opens a checkout at today's price, or at the frozen one where that is lower and still stands. A price that differs from the one the traveller saw is told
 * (`isPriceChange`); rooms that are gone come with the next ones (`isSelectDiffRoom`). Asked twice, the same checkout answers.
 */
export function prebookStay(parts: Parts, product: StayProduct, wish: Wish, caller: Caller): Promise<Outcome<Answer>> {
  const browserId = caller.browserId()
  const { group, currency, markupBasisPoints } = pricingFor(caller, wish.currency)
  const wanted: StayAsk = {
    product,
    hotelId: wish.hotel_id,
    rateId: wish.rate_id,
    checkin: wish.checkin,
    checkout: wish.checkout,
    rooms: wish.rooms,
    currency,
    markupBasisPoints,
  }
  const frozen = wish.price_freeze ? parts.stays.frozenTerms(wanted, { orgId: caller.orgId, group }, wish.price_freeze) : null
  const ask = frozen ? { ...wanted, frozen } : wanted
  return parts.transactions.inTenant(caller.orgId, async (tx): Promise<Outcome<Answer>> => {
    const timeZone = await parts.stays.timeZoneOf(tx, ask)
    const refusal = timeZone && tooSoon({ checkin: ask.checkin, timeZone }, caller.org.minimumCheckinDays, parts.clock.nowMs())
    if (refusal) return { ok: false, refusal }
    const [all, first] = await Promise.all([parts.checkouts.listOpenOf(tx, caller.orgId, browserId), parts.stays.quote(tx, ask)])
    const open = all.filter((each) => each.product !== 'WLT' && isLive(each, parts.clock.nowMs()))
    const same = open.find((each) => isSameAsk(each.ask as StayAsk, ask))
    // Its own rooms must not look taken to the one who holds them.
    if (same) await letGo(parts, tx, same)
    const quoted = same ? await parts.stays.quote(tx, ask) : first
    if (!quoted.ok) return quoted.refusal.code === 'sold_out' ? gone(parts, tx, ask) : quoted
    if (!same && open.length >= HOLDS_OF_A_BROWSER_MAX) return refuse('too_many_holds')
    // What was held already keeps its clock: asking again does not hold for ever.
    const expiresAtMs = same?.expiresAtMs ?? parts.clock.nowMs() + HOLD_MS
    const { currency: priced, total } = quoted.value.quote
    const isPriceChange = fromMajor(wish.expected_total, priced)?.minor !== total.minor
    const checkout = await hold(parts, tx, { ask, quoted: withShareNow(quoted.value, caller.org.payments), caller, browserId, expiresAtMs, isPriceChange })
    if (!checkout) return gone(parts, tx, ask)
    const { quote } = checkout
    return accept({
      checkoutId: checkout.checkoutId,
      price: priceOnWire(quote),
      isPriceChange,
      old_price: isPriceChange ? wish.expected_total : null,
      isSelectDiffRoom: false,
      alternatives: [],
      expires_at: new Date(checkout.expiresAtMs).toISOString(),
    })
  })
}

interface Holding {
  readonly ask: StayAsk
  readonly quoted: StayQuote
  readonly caller: Caller
  readonly browserId: BrowserId
  readonly expiresAtMs: number
  readonly isPriceChange: boolean
}

async function hold(parts: Parts, tx: Tx, { ask, quoted, caller, browserId, expiresAtMs, isPriceChange }: Holding): Promise<Checkout | null> {
  const { orgId } = caller
  const checkoutId = parts.checkouts.newId()
  const held = await parts.stays.hold(tx, { orgId, quoted, ask, subject: checkoutId, expiresAtMs })
  if (!held.ok) return null
  const { quote, offer, revenue, mode } = quoted
  const userId = caller.user?.userId ?? null
  return parts.checkouts.open(tx, {
    orgId,
    checkoutId,
    browserId,
    userId,
    product: offer.product,
    offer,
    quote,
    ask,
    holdId: held.value.holdId,
    revenue,
    terms: { ...caller.org.payments, mode, isPriceChange },
    expiresAtMs,
  })
}

/** The room is gone: the next ones of the house, cheapest first, and no checkout. */
async function gone(parts: Parts, tx: Tx, ask: StayAsk): Promise<Outcome<Answer>> {
  const { rates, price } = await parts.stays.alternatives(tx, ask)
  return accept({ checkoutId: null, price, isPriceChange: false, old_price: null, isSelectDiffRoom: true, alternatives: [...rates], expires_at: null })
}

const isSameAsk = (a: StayAsk, b: StayAsk): boolean =>
  a.product === b.product &&
  a.rateId === b.rateId &&
  a.checkin === b.checkin &&
  a.checkout === b.checkout &&
  a.currency === b.currency &&
  JSON.stringify(a.rooms) === JSON.stringify(b.rooms)

/** For a price that changed since: what the traveller is asked again with. */
export const changedPrice = (checkout: Checkout, now: StayQuote) =>
  refuse('price_changed', { old_price: toMajor(checkout.quote.total), new_price: toMajor(now.quote.total), currency: now.quote.currency })
