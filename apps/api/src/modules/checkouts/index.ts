export { type Checkouts, createCheckouts, type NewCheckout, type Rehold } from './create-checkouts.ts'
export { storedOf as checkoutsStoredOf } from './data/stored-of.sql.ts'
export { type Checkout, type CheckoutItem, type CheckoutState, type Holder, isLive, type PaymentTerms, termsOf } from './domain/checkout.ts'
export { type CheckoutsHttpDeps, checkoutsHttp } from './http.ts'
export { checkoutInvariants } from './invariants.ts'

export const checkoutsMigrations = { owner: 'checkouts', folder: new URL('./data/', import.meta.url) }
