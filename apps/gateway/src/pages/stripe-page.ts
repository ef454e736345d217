export const STRIPE_SCRIPT = 'https://js.stripe.com/v3/'

/** What a page with Stripe's card element may load besides our own: Stripe's list, and no more. */
export const STRIPE_SOURCES = {
  script: 'https://js.stripe.com',
  connect: 'https://api.stripe.com',
  frame: 'https://js.stripe.com https://hooks.stripe.com',
} as const
