import type { BookingId, CheckoutId, Currency, Id, Money, OrgId, Rate, UserId } from '@sojourn/kernel'

export type TenderId = Id<'tender'>

/** In the order of payment: the first kind is taken first, and refunded last. */
export const TENDER_KINDS = ['coupon', 'cash_card', 'points', 'agent_extra', 'payment_card', 'invoice'] as const
export type TenderKind = (typeof TENDER_KINDS)[number]

/** held → taken or released; taken → returned once all of it was refunded. The last two are final. */
export type TenderState = 'held' | 'taken' | 'released' | 'returned'

/** The ledger accounts of stored value. */
export type InstrumentAccount = 'stored_value' | 'points' | 'credit_available'

/** What one instrument pays of a tender. Its own unit is the currency it is stored in, or the code of its points. */
export interface Leg {
  /** The instrument: a card, a lot of points, a credit line. */
  readonly subject: string
  readonly account: InstrumentAccount
  readonly unit: string
  /** Units of the checkout's currency for `divisor` units of the instrument's: fixed when applied. */
  readonly rate: Rate
  readonly divisor: number
  /** The most it may pay, fixed when applied, and what it pays now, in its own unit. */
  readonly most: number
  readonly held: number
  /** The value of `held`, in minor units of the checkout's currency. */
  readonly amount: number
}

/** What a coupon takes off, a share of what is due in hundredths of a percent or an amount, and the rate at which that was converted. */
export interface CouponReason {
  readonly gives: { readonly kind: 'percent'; readonly basisPoints: number } | { readonly kind: 'amount'; readonly off: Money }
  readonly rate: string | null
}

/** How many points are worth one unit of a currency, and the rate at which that was converted. */
export interface PointsReason {
  readonly perUnit: number
  readonly currency: Currency
  readonly rate: string | null
}

/** What a tender is, to be shown and to recognise the same request. Stored as it was when applied. */
export type TenderDetail =
  | {
      readonly kind: 'coupon'
      readonly couponId: string
      readonly code: string
      readonly gives: 'percent' | 'amount'
      readonly label: string
      readonly rule: string
      /** From it label and rule are made in another language. Absent in older rows. */
      readonly why?: CouponReason
    }
  | { readonly kind: 'cash_card'; readonly asked: number }
  | {
      readonly kind: 'points'
      readonly typeCode: string
      readonly label: string
      readonly rule: string
      readonly asked: number
      /** What the agency adds; it is no tender of its own where the points leave nothing to pay. */
      readonly extra: number
      /** From it the rule is made in another language. Absent in older rows. */
      readonly why?: PointsReason
    }
  | { readonly kind: 'agent_extra' }
  | {
      readonly kind: 'payment_card'
      readonly name: string
      /** True for a discount given by the organisation; false for stored value, which is money. */
      readonly discount: boolean
      readonly asked: number | null
      /** All wallet cards of this currency, as if they were one; absent where one card was named. */
      readonly wallet?: Currency
      /** The most that may be paid of each unit. */
      readonly roomLimits: readonly number[]
    }
  | { readonly kind: 'invoice'; readonly vpId: string }

/** One means by which a part of a price is paid. */
export interface Tender {
  readonly orgId: OrgId
  readonly tenderId: TenderId
  readonly checkoutId: CheckoutId
  readonly bookingId: BookingId | null
  readonly userId: UserId
  readonly state: TenderState
  /** What was requested, capped when it was applied; `amount` is what it pays now, `returned` what was refunded of it. */
  readonly wanted: Money
  readonly amount: Money
  readonly returned: Money
  /** A smaller rest is waived: the value of 1 USD when it was applied, 0 where nothing is waived. */
  readonly waiveUnder: Money
  readonly legs: readonly Leg[]
  readonly detail: TenderDetail
  /** Counts its movements, so that each is posted under a key of its own. */
  readonly moves: number
  readonly appliedAtMs: number
  /** When a part of it was last refunded; null where none was, or before this was recorded. */
  readonly returnedAtMs: number | null
}

const orderOf = ({ detail }: Pick<Tender, 'detail'>): number => TENDER_KINDS.indexOf(detail.kind)

/** In the order of payment; of one kind the one applied first. */
export const inOrder = (tenders: readonly Tender[]): Tender[] =>
  [...tenders].sort((a, b) => orderOf(a) - orderOf(b) || a.appliedAtMs - b.appliedAtMs || (a.tenderId < b.tenderId ? -1 : 1))

/** The id by which a person's wallet of a currency is applied, as if it were one card. */
export const walletId = (currency: Currency): string => `wallet:${currency}`

/** The currency of the wallet with this id; null where the id is a card's. */
export const walletCurrency = (id: string): Currency | null => /^wallet:([A-Z]{3})$/.exec(id)?.[1] ?? null

/** The id by which a tender of stored value was applied: the card's, or that of a currency's wallet. */
export const storedValueId = ({ detail, legs }: Pick<Tender, 'detail' | 'legs'>): string =>
  detail.kind === 'payment_card' && detail.wallet ? walletId(detail.wallet) : (legs[0]?.subject ?? '')

/** A checkout has at most one tender of each slot: one coupon, one cash card, one kind of points, each card or wallet of stored value. */
export const slotOf = (tender: Pick<Tender, 'detail' | 'legs'>): string => (tender.detail.kind === 'payment_card' ? storedValueId(tender) : tender.detail.kind)
