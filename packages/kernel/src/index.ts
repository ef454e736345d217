export { cardMaximum, cardMinimum, fromCardUnits, isChargeable, toCardUnits } from './card-amounts.ts'
export { type Clock, systemClock } from './clock.ts'
export { addDays, type Day, dayIn, daysBetween, instantMs, isDay, isoIn, isTimeIn, nightsOf, weekdayOf } from './dates.ts'
export { shownEmail, typedDomain, typedEmail } from './email-address.ts'
export { type Exchange, exchangeOf, type FxRate } from './exchange.ts'
export { fold, withShortWords } from './fold.ts'
export { DEFAULT_PAYMENTS, GATEWAY_IDS, type GatewayId, type PaymentSettings, PRICING_RULES, type PricingRule } from './gateway.ts'
export { hash32, hashUnit, hashUnitsOf } from './hash.ts'
export { type BookingId, type BrowserId, type CheckoutId, createIds, type Id, type Ids, type OrgId, secretToken, type UserId } from './id.ts'
export {
  type Currency,
  decimalsOf,
  equals,
  formatMoney,
  fromMajor,
  isWhole,
  isZero,
  type Money,
  money,
  toMajor,
  zero,
} from './money.ts'
export { compare, max, min } from './money-order.ts'
export { allocate, basisPoints, convert, type Rate, roundPrice, roundPriceDown, scale } from './money-shares.ts'
export { add, negate, subtract, sum } from './money-sums.ts'
export { accept, invariant, never, type Outcome, type Refusal, refuse } from './outcome.ts'
export { listedWith, loyaltyCodeOf, PRODUCT_CODES, type ProductCode, publicCodeOf } from './product.ts'
export type { Seal } from './seal.ts'
export {
  DEFAULT_SITE,
  HERO_PICTURES,
  type HeroPicture,
  type LandingSettings,
  OUTSIDE_CHAT_KINDS,
  type OutsideChat,
  PAGE_KINDS,
  type PageKind,
  type SiteSettings,
  takesFingerprint,
} from './site-settings.ts'
export { earliestDay, earliestStart, momentAt, startFault, todayAt } from './today.ts'
export type { Transactions, Tx, TxHow } from './transactions.ts'
export { carriesLink, NAME_LENGTH_MAX, nameFault, phoneFault, typedPhone } from './typed-person.ts'
export { isNamed, plainAmount, plainDigits, sentAmount, typedCode, typedLine, typedProse } from './typed-text.ts'
export { waitAtMost } from './wait-at-most.ts'
