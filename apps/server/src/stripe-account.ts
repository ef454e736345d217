import { z } from 'zod'
import { BadSetting } from './bad-setting.ts'

/** The account that charges cards where it is given. */
export interface StripeAccount {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}

const setting = (shape: RegExp, words: string) => z.string().regex(shape, words).optional()

/** As Stripe's dashboard shows them. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: setting(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe: sk_test_… or sk_live_…'),
  STRIPE_PUBLISHABLE_KEY: setting(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe: pk_test_… or pk_live_…'),
  STRIPE_WEBHOOK_SECRET: setting(/^whsec_\S+$/, 'must be the signing secret of a webhook at Stripe: whsec_…'),
}

type Given = { readonly [Name in keyof typeof stripeSettings]?: string | undefined }

/** All three or none, both keys of one mode, and no real money for demo data: an incomplete account would take cards that cannot be charged. */
export function readStripeAccount(given: Given, demo: boolean): StripeAccount | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  if (!secretKey) throw missing('STRIPE_SECRET_KEY')
  if (!publishableKey) throw missing('STRIPE_PUBLISHABLE_KEY')
  if (!webhookSecret) throw missing('STRIPE_WEBHOOK_SECRET')
  if (modeOf(secretKey) !== modeOf(publishableKey)) {
    throw new BadSetting('STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY: both test or both live.')
  }
  if (demo && modeOf(secretKey) === 'live') throw new BadSetting('STRIPE_SECRET_KEY is a live key: with demo data cards are charged in test mode only.')
  return { secretKey, publishableKey, webhookSecret }
}

const missing = (name: string): BadSetting => new BadSetting(`${name} is missing: the three STRIPE_ settings go together.`)
const modeOf = (key: string): string | undefined => key.split('_')[1]
