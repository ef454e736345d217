import type { Clock, OrgId, Transactions } from '@sojourn/kernel'
import type Stripe from 'stripe'
import type { Log } from '../../http/log.ts'
import type { ChargeRef, ProviderAnswer } from '../../modules/payments/index.ts'
import { lazyClient } from './client.ts'
import { stripeBooks } from './data/stripe-books.sql.ts'
import type { Intents } from './intents.ts'
import { paymentIntents } from './payment-intents.ts'
import { setupIntents } from './setup-intents.ts'
import type { StripeConfig } from './stripe-config.ts'
import { type Trouble, troubleOf } from './trouble.ts'

export interface StripeDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly log: Log
  readonly config: StripeConfig
}

/** The connection to Stripe, and the ids of our charges there. */
export interface Line {
  client(): Promise<Stripe>
  nowMs(): number
  /** The intent of a charge; opened where there is none, which needs no card. Null where Stripe cannot write the amount. */
  open(ref: ChargeRef): Promise<string | null>
  /** The intent of a charge that was ever sent. */
  intentOf(merchantId: OrgId, key: string): Promise<string | null>
  /** The state of an intent that refused a change: the refusal may hide what had happened before. */
  stateOf(id: string, ref: ChargeRef): Promise<ProviderAnswer>
  troubleOf(call: string, error: unknown): Trouble
}

export const UNKNOWN = { kind: 'unknown' } as const

export const intentsFor = ({ amount }: ChargeRef): Intents => (amount.minor === 0 ? setupIntents : paymentIntents)

export function openLine({ db, clock, log, config }: StripeDeps): Line {
  const client = lazyClient(config)
  const line: Line = {
    client,
    nowMs: () => clock.nowMs(),
    async open(ref) {
      const { merchantId, key } = ref
      const written = await line.intentOf(merchantId, key)
      if (written) return written
      const intentId = await intentsFor(ref).open(await client(), ref)
      if (intentId) await db.inTenant(merchantId, (tx) => stripeBooks.add(tx, { merchantId, key, intentId }, clock.nowMs()))
      return intentId
    },
    intentOf: (merchantId, key) => db.inTenant(merchantId, (tx) => stripeBooks.findIntent(tx, merchantId, key), { readOnly: true }),
    async stateOf(id, ref) {
      try {
        return (await intentsFor(ref).read(await client(), id, ref)) ?? UNKNOWN
      } catch (error) {
        line.troubleOf('stateOf', error)
        return UNKNOWN
      }
    },
    troubleOf: (call, error) => troubleOf(log, call, error),
  }
  return line
}
