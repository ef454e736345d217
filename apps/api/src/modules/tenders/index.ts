export { createTenders, type NewTender, type Tenders } from './create-tenders.ts'
export { cover, neededFor, paidBy, type Source, type Worth } from './domain/convert.ts'
export { byUnit, discountLimit, limitsLeft, moneyLimit, type Unit, unitsOf } from './domain/discount-units.ts'
export { type Fitted, fit, leftAfter, mayGrow } from './domain/fit.ts'
export { type PaidLine, planTenders, type TenderPlan } from './domain/plan.ts'
export { type BackPart, backByLeg, splitRefund } from './domain/refund.ts'
export type { Earning, StoredPlan, StoredReturn } from './domain/stored-plan.ts'
export {
  type CouponReason,
  type InstrumentAccount,
  inOrder,
  type Leg,
  storedValueId,
  type Tender,
  type TenderDetail,
  type TenderId,
  type TenderKind,
  type TenderState,
  walletCurrency,
  walletId,
} from './domain/tender.ts'
export { tenderInvariants } from './invariants.ts'
export { couponWords, pointsRule, storedPartWords, walletName } from './part-words.ts'
export { givingOf, heldBy, rateText, restWords, wordsOf } from './words.ts'

export const tendersMigrations = { owner: 'tenders', folder: new URL('./data/', import.meta.url) }
