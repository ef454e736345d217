import type { CouponReason, PointsReason } from './tender.ts'

/** Why a part of a price is paid by something, and the figures of its rule. `rates`: the exchange rates used for value in other currencies, `1 EUR = 1.08 USD`. */
export type PartReason =
  | { readonly of: 'coupon'; readonly code: string; readonly why: CouponReason }
  | { readonly of: 'points'; readonly held: number; readonly label: string; readonly why: PointsReason }
  | { readonly of: 'cash_card' | 'wallet' | 'agent_extra' | 'invoice'; readonly rates: readonly string[] }
  | { readonly of: 'payment_card'; readonly name: string; readonly discount: boolean; readonly rates: readonly string[] }
  | { readonly of: 'card' | 'waived' | 'not_chargeable' }
