export { type Checkouts, createCheckouts, type NewCheckout } from './create-checkouts.ts'
export { type Checkout, type CheckoutState, type Holder, isLive, type PaymentTerms, termsOf } from './domain/checkout.ts'
export type { HowPaid, PaidPart } from './domain/lines.ts'
export type { CancellationWindow, Charge, Quote } from './domain/quote.ts'
export { type CheckoutsHttpDeps, checkoutsHttp } from './http.ts'
export { checkoutInvariants } from './invariants.ts'
export { cancellationOnWire, linesOnWire, priceOnWire } from './present.ts'

export const checkoutsMigrations = { owner: 'checkouts', folder: new URL('./data/', import.meta.url) }
