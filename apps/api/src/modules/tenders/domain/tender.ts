import type { BookingId, CheckoutId, Currency, Id, Money, OrgId, Rate, UserId } from '@sojourn/kernel'

export type TenderId = Id<'tender'>

/** In the order of money: what comes first is taken first, and given back last. */
export const TENDER_KINDS = ['coupon', 'cash_card', 'points', 'agent_extra', 'payment_card', 'invoice'] as const
export type TenderKind = (typeof TENDER_KINDS)[number]

/** held → taken or released; taken → returned once all of it went back. Nothing leaves the last two. */
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
  /** The most it was to give when it was applied, and what it gives now, in its own unit. */
  readonly most: number
  readonly held: number
  /** What that pays, in minor units of the checkout's currency. */
  readonly amount: number
}

/** What a coupon gives, a share of what is due in hundredths of a percent or an amount, and the rate at which that was converted. */
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
      /** What the agency was to add, which is no tender of its own where the points leave nothing to pay. */
      readonly extra: number
      /** From it the rule is made in another language. Absent in older rows. */
      readonly why?: PointsReason
    }
  | { readonly kind: 'agent_extra' }
  | {
      readonly kind: 'payment_card'
      readonly name: string
      /** A discount is the organisation's gift, stored value is money. */
      readonly discount: boolean
      readonly asked: number | null
      /** All wallet cards of this currency, as if they were one; absent where one card was named. */
      readonly wallet?: Currency
      /** The most that each room may take of it. */
      readonly roomLimits: readonly number[]
    }
  | { readonly kind: 'invoice'; readonly vpId: string }

/** One way part of a price is paid. */
export interface Tender {
  readonly orgId: OrgId
  readonly tenderId: TenderId
  readonly checkoutId: CheckoutId
  readonly bookingId: BookingId | null
  readonly userId: UserId
  readonly state: TenderState
  /** What was asked for, capped when it was applied; `amount` is what it gives now, `returned` what of it went back. */
  readonly wanted: Money
  readonly amount: Money
  readonly returned: Money
  /** Less than this left over is waived: worth 1 USD when it was applied, 0 where nothing is waived. */
  readonly waiveUnder: Money
  readonly legs: readonly Leg[]
  readonly detail: TenderDetail
  /** Counts its movements, so that each is posted under a key of its own. */
  readonly moves: number
  readonly appliedAtMs: number
  /** When something of it went back last; null where nothing did, or before this was recorded. */
  readonly returnedAtMs: number | null
}

const orderOf = ({ detail }: Pick<Tender, 'detail'>): number => TENDER_KINDS.indexOf(detail.kind)

/** In the order of money; of one kind the one applied first. */
export const inOrder = (tenders: readonly Tender[]): Tender[] =>
  [...tenders].sort((a, b) => orderOf(a) - orderOf(b) || a.appliedAtMs - b.appliedAtMs || (a.tenderId < b.tenderId ? -1 : 1))

/** What a person's wallet of a currency is applied by, as if it were one card. */
export const walletId = (currency: Currency): string => `wallet:${currency}`

/** The currency of the wallet that an id means; null where it means a card. */
export const walletCurrency = (id: string): Currency | null => /^wallet:([A-Z]{3})$/.exec(id)?.[1] ?? null

/** What a tender of stored value was applied by: the card, or the wallet of a currency. */
export const storedValueId = ({ detail, legs }: Pick<Tender, 'detail' | 'legs'>): string =>
  detail.kind === 'payment_card' && detail.wallet ? walletId(detail.wallet) : (legs[0]?.subject ?? '')

/** What there is once of on a checkout: one coupon, one cash card, one kind of points, each card or wallet of stored value. */
export const slotOf = (tender: Pick<Tender, 'detail' | 'legs'>): string => (tender.detail.kind === 'payment_card' ? storedValueId(tender) : tender.detail.kind)
