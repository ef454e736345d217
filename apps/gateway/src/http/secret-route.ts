import type { OrgId, Transactions, Tx } from '@sojourn/kernel'
import type { z } from 'zod'
import type { Merchant } from '../config.ts'
import type { Answer } from './answer.ts'

/** What a route of the secret side is run with. */
export interface SecretCall<Input> {
  readonly merchant: Merchant
  readonly input: Input
  /** From the path, where it names one. */
  readonly id: string
  /** The second id of a path that names two, `:inner`. */
  readonly innerId: string
  /** The idempotency key with what was asked under it: what a call that is repeated after a crash finds its own work by, for good. */
  readonly requestKey: string | null
}

/**
 * How a call is done: inside one transaction, where all of it is in our own database, or outside, in transactions of its own, between which it may call
 * other systems.
 */
export type Work = { readonly inside: (tx: Tx) => Promise<Answer> } | { readonly outside: () => Promise<Answer> }

interface RouteCommon<Schema extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly params: Schema
}

export interface SecretRoute<Schema extends z.ZodType = z.ZodType> extends RouteCommon<Schema> {
  work(call: SecretCall<z.output<Schema>>): Work
}

interface OutsideRoute<Schema extends z.ZodType> extends RouteCommon<Schema> {
  run(call: SecretCall<z.output<Schema>>): Promise<Answer>
}

/** A route that says how each call is done, or runs all of them outside. */
export function secretRoute<Schema extends z.ZodType>(route: SecretRoute<Schema> | OutsideRoute<Schema>): SecretRoute {
  const whole: SecretRoute<Schema> = 'work' in route ? route : { ...route, work: (call) => ({ outside: () => route.run(call) }) }
  return whole as unknown as SecretRoute
}

export const carryOut = (db: Transactions, merchantId: OrgId, work: Work): Promise<Answer> =>
  'inside' in work ? db.inTenant(merchantId, work.inside) : work.outside()
