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
  readonly key: string | null
}

export interface SecretRoute<Schema extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly params: Schema
  run(call: SecretCall<z.output<Schema>>): Promise<Answer>
}

export const secretRoute = <Schema extends z.ZodType>(route: SecretRoute<Schema>): SecretRoute => route as unknown as SecretRoute
