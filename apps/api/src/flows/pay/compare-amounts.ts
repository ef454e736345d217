import type { AppliedTenders, generatePgToken, ParsedBodyOf } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { equals, fromMajor, type Money, type Outcome, type Refusal, refuse, toMajor } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'

type Differs = (Outcome<never, Refusal<'price_changed'>> & { ok: false }) | null

/** An amount sent by a browser is compared and never charged: where it differs from ours, the refusal has both. Null where they agree. */
export function priceDiffers(due: Money, sent: { readonly amount: number; readonly currency: string }): Differs {
  const read = fromMajor(sent.amount, sent.currency)
  if (read && equals(read, due)) return null
  return refuse('price_changed', { old_price: sent.amount, old_currency: sent.currency, new_price: toMajor(due), currency: due.currency })
}

type SentAmounts = Pick<
  ParsedBodyOf<typeof generatePgToken>,
  'pg_amt' | 'pg_amount' | 'cashcard_amt' | 'cn_disc_amt' | 'cn_disc_code' | 'cn_dis_trnid' | 'wallets' | 'currency'
>
type WalletLine = NonNullable<SentAmounts['wallets']>[number]
type AppliedCard = AppliedTenders['payment_cards'][number]

/** What is applied to a booking, and the codes by which each of its cards may be named, its own first. */
export interface StoredAmounts {
  readonly tenders: AppliedTenders
  readonly codesOf: ReadonlyMap<string, readonly string[]>
}

/** A field whose value differs from ours. */
type Differing = { readonly field: string } & (
  | { readonly kind: 'amount'; readonly expected: number; readonly sent: number }
  | { readonly kind: 'other'; readonly expected: string | number; readonly sent: string | number }
)

/**
 * Compares the amounts that the browser sent (A7.14): the card's and those of other tenders. Missing fields are not compared. Every field that differs is reported, with both amounts where it is an amount.
 */
export function differingAmounts({ card }: Pick<Booking, 'card'>, stored: StoredAmounts, request: SentAmounts): Differs {
  const { currency } = card
  const shown = request.pg_amt ?? request.pg_amount
  // Numbers of two currencies cannot be compared.
  if (request.currency !== currency) {
    const amounts = shown === undefined ? {} : amountsOf(shown, request.currency, toMajor(card), currency)
    return differs([{ field: 'currency', kind: 'other', expected: currency, sent: request.currency }], amounts)
  }
  const { coupon, cash_card: cash, payment_cards: cards } = stored.tenders
  const found = [
    ...amount('pg_amt', request.pg_amt, toMajor(card), currency),
    ...amount('pg_amount', request.pg_amount, toMajor(card), currency),
    ...amount('cashcard_amt', request.cashcard_amt, cash?.amount ?? 0, currency),
    ...amount('cn_disc_amt', request.cn_disc_amt, coupon?.applied_amount ?? 0, currency),
    ...text('cn_disc_code', request.cn_disc_code, [coupon?.coupon_code ?? '']),
    ...text('cn_dis_trnid', request.cn_dis_trnid, [coupon?.coupon_trn_id ?? '']),
    ...(request.wallets ? wallets(request.wallets, cards, stored, currency) : []),
  ]
  const first = found.find((each) => each.kind === 'amount')
  return found.length === 0 ? null : differs(found, first ? amountsOf(first.sent, currency, first.expected, currency) : {})
}

const amountsOf = (old_price: number, old_currency: string, new_price: number, currency: string) => ({ old_price, old_currency, new_price, currency })

function differs(found: readonly Differing[], amounts: object): NonNullable<Differs> {
  const fields = found.map(({ field }) => field).join(', ')
  const message = found.some(({ kind }) => kind === 'amount')
    ? {}
    : {
        message: say`These fields don't match the booking: ${fields}. Nothing was charged; please reload the booking and check it.`,
      }
  return refuse('price_changed', { ...message, ...amounts, differing: found.map(({ field, expected, sent }) => ({ field, expected, sent })) })
}

function amount(field: string, sent: number | undefined, expected: number, currency: string): Differing[] {
  if (sent === undefined) return []
  const [read, ours] = [fromMajor(rounded(sent), currency), fromMajor(expected, currency)]
  return read && ours && equals(read, ours) ? [] : [{ field, kind: 'amount', expected, sent }]
}

/** Sums of sent amounts may have errors of floats; a thousandth is the smallest unit of any currency. */
const rounded = (sent: number): number => Math.round(sent * 1000) / 1000

/** Codes are compared without regard to case. Empty means that there is none. */
function text(field: string, sent: string | undefined, ours: readonly string[]): Differing[] {
  const isOurs = sent === undefined || ours.some((each) => each.toLowerCase() === sent.toLowerCase())
  return isOurs ? [] : [{ field, kind: 'other', expected: ours[0] ?? '', sent }]
}

/** Each line must be an applied card, with its code and the amount it pays; and no applied card may be missing. */
function wallets(lines: readonly WalletLine[], cards: readonly AppliedCard[], { codesOf }: StoredAmounts, currency: string): Differing[] {
  const found = lines.flatMap((line, i): Differing[] => {
    const card = cards.find((each) => each.payment_card_id === line.id)
    if (!card) return [{ field: `wallets.${i}.id`, kind: 'other', expected: cards.map((each) => each.payment_card_id).join(' or '), sent: line.id }]
    return [
      ...amount(`wallets.${i}.amount`, line.amount, card.amount, currency),
      ...text(`wallets.${i}.code`, line.code, codesOf.get(line.id) ?? []),
      ...((line.count ?? 1) === 1 ? [] : [{ field: `wallets.${i}.count`, kind: 'other', expected: 1, sent: line.count ?? 1 } as const]),
    ]
  })
  const total = (of: readonly { readonly amount: number }[]): number => rounded(of.reduce((all, each) => all + each.amount, 0))
  return found.length > 0 ? found : amount('wallets', total(lines), total(cards), currency)
}
