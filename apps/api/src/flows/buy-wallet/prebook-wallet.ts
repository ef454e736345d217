import type { prebookWallet as call, DataOf, ParsedBodyOf, WalletOffer } from '@sojourn/contracts'
import { accept, formatMoney, fromMajor, type Money, type Outcome, refuse, type Tx, toMajor, zero } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Checkout, isLive, type Quote } from '../../modules/checkouts/index.ts'
import { isInRange, topUpRange } from '../../modules/wallet/index.ts'
import { letGo } from '../let-go.ts'
import type { Parts } from '../parts.ts'
import { HOLD_MS } from '../prebook-stay/prebook-stay.ts'
import type { WalletParts } from './wallet-parts.ts'

type Wish = ParsedBodyOf<typeof call>

const OPEN_MAX = 5

/** Opens the checkout of a top-up, or of a gift: the whole price is its value, and nothing is held. Asked twice, the same checkout answers. */
export function prebookWallet(parts: Parts, wallet: WalletParts, wish: Wish, caller: SignedInCaller): Promise<Outcome<DataOf<typeof call>>> {
  const { orgId } = caller
  const currency = wish.currency ?? caller.currency
  return parts.transactions.inTenant(orgId, async (tx): Promise<Outcome<DataOf<typeof call>>> => {
    const rate = currency === 'USD' ? '1' : (await wallet.rates(tx))('USD', currency)
    if (!rate) return refuse('unknown_currency')
    const range = topUpRange(currency, rate)
    const value = fromMajor(wish.amount, currency)
    if (!value || !isInRange(value, range)) return outOfRange(range)
    const offer = offerOf(value, wish.gift)
    const open = await openOf(parts, tx, caller)
    const same = open.find((each) => isSame(each.ask as WalletOffer, offer))
    const checkout = same ?? (await begin(parts, wallet, tx, { offer, value, caller }))
    // Nothing runs short by them, but nobody needs more of them side by side: the oldest go.
    const [, ...others] = same ? [same] : [checkout, ...open]
    for (const old of others.slice(OPEN_MAX - 1)) await letGo(parts, tx, old)
    return accept({ checkoutId: checkout.checkoutId, expires_at: new Date(checkout.expiresAtMs).toISOString() })
  })
}

/** The caller's open ones of this browser, newest first. */
async function openOf(parts: Parts, tx: Tx, { orgId, user, browserId }: SignedInCaller): Promise<Checkout[]> {
  const open = await parts.checkouts.listOpenOf(tx, orgId, browserId())
  const own = open.filter((each) => each.product === 'WLT' && each.userId === user.userId && isLive(each, parts.clock.nowMs()))
  return own.sort((a, b) => (a.checkoutId < b.checkoutId ? 1 : -1))
}

interface Beginning {
  readonly offer: WalletOffer
  readonly value: Money
  readonly caller: SignedInCaller
}

function begin(parts: Parts, { gifts, cards }: WalletParts, tx: Tx, { offer, value, caller }: Beginning): Promise<Checkout> {
  return parts.checkouts.open(tx, {
    orgId: caller.orgId,
    checkoutId: parts.checkouts.newId(),
    browserId: caller.browserId(),
    userId: caller.user.userId,
    product: 'WLT',
    offer,
    ask: offer,
    quote: quoteOf(offer, value),
    // Nothing is held: it is the name the value will have, once there is any.
    holdId: offer.gift ? gifts.newId() : cards.newId(),
    revenue: zero(value.currency),
    terms: { ...caller.org.payments, guarantee: false, markupNow: false, mode: 'prepaid', isPriceChange: false },
    expiresAtMs: parts.clock.nowMs() + HOLD_MS,
  })
}

const offerOf = (value: Money, gift: Wish['gift']): WalletOffer => ({
  product: 'WLT',
  title: gift ? `Gift certificate for ${gift.name}` : 'Wallet top-up',
  amount: toMajor(value),
  currency: value.currency,
  gift: gift ?? null,
})

/** The price is the value: no markup, no tax, no fee, nothing to cancel. */
function quoteOf({ title, currency }: WalletOffer, value: Money): Quote {
  const nothing = zero(currency)
  const price = { base: value, taxes: nothing, fees: nothing, total: value, payNow: value, payAtProperty: nothing }
  return {
    currency,
    nights: [],
    item: { label: title, rule: null },
    lines: [],
    ...price,
    cancellation: [{ from: null, to: null, amount: value }],
    timeZone: 'UTC',
  }
}

const isSame = (a: WalletOffer, b: WalletOffer): boolean =>
  a.amount === b.amount && a.currency === b.currency && a.gift?.name === b.gift?.name && a.gift?.email === b.gift?.email && a.gift?.message === b.gift?.message

const outOfRange = ({ minimum, maximum }: { minimum: Money; maximum: Money }) =>
  refuse('amount_out_of_range', {
    minimum: toMajor(minimum),
    maximum: toMajor(maximum),
    currency: minimum.currency,
    message: `Choose an amount from ${formatMoney(minimum)} to ${formatMoney(maximum)}. Nothing was charged.`,
  })
