import type { AppliedTenders, generatePgToken, ParsedBodyOf } from '@sojourn/contracts'
import { equals, fromMajor, type Money, type Outcome, type Refusal, refuse, sum, toMajor } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'

type Differs = (Outcome<never, Refusal<'price_changed'>> & { ok: false }) | null

/** An amount that a browser sent is compared and never charged: where it is not ours, both are told. Null where they agree. */
export function priceDiffers(due: Money, sent: { readonly amount: number; readonly currency: string }): Differs {
  const read = fromMajor(sent.amount, sent.currency)
  if (read && equals(read, due)) return null
  return refuse('price_changed', { old_price: sent.amount, old_currency: sent.currency, new_price: toMajor(due), currency: due.currency })
}

type Wish = Pick<
  ParsedBodyOf<typeof generatePgToken>,
  'pg_amt' | 'pg_amount' | 'cashcard_amt' | 'cn_disc_amt' | 'cn_disc_code' | 'cn_dis_trnid' | 'wallets' | 'currency'
>

/** What the browser makes of the price (A7.14): what the card is to pay, and what other tenders pay. What it leaves out is not compared. */
export function differingAmounts({ card }: Pick<Booking, 'card'>, { coupon, cash_card: cash, payment_cards: cards }: AppliedTenders, wish: Wish): Differs {
  const { currency } = card
  const money = (amount: number): Money => fromMajor(amount, currency) ?? { minor: 0, currency }
  const sent = [
    { due: card, amount: wish.pg_amt },
    { due: card, amount: wish.pg_amount },
    { due: money(cash?.amount ?? 0), amount: wish.cashcard_amt },
    { due: money(coupon?.applied_amount ?? 0), amount: wish.cn_disc_amt },
    ...(wish.wallets ?? []).map(({ id, amount }) => ({ due: money(cards.find((each) => each.payment_card_id === id)?.amount ?? 0), amount })),
    // None is left out of the ones that are named.
    {
      due: sum(
        currency,
        cards.map((each) => money(each.amount)),
      ),
      amount: wish.wallets?.reduce((all, { amount }) => all + amount, 0),
    },
  ]
  for (const { due, amount } of sent) {
    const differs = amount === undefined ? null : priceDiffers(due, { amount: rounded(amount), currency: wish.currency })
    if (differs) return differs
  }
  const isOther = isOtherText(wish.cn_disc_code, coupon?.coupon_code) || isOtherText(wish.cn_dis_trnid, coupon?.coupon_trn_id)
  if (!isOther && wish.currency === currency) return null
  const shown = wish.pg_amt ?? wish.pg_amount ?? 0
  return refuse('price_changed', { old_price: shown, old_currency: wish.currency, new_price: toMajor(card), currency })
}

/** Sums of what was sent may carry what floats do; a thousandth is the least there is. */
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000

/** Coupons are compared as they are typed: in whatever case. Empty says that there is none. */
const isOtherText = (sent: string | undefined, ours = ''): boolean => sent !== undefined && sent.toLowerCase() !== ours.toLowerCase()
