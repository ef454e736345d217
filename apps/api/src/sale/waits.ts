import type { Currency, Outcome, Tx } from '@sojourn/kernel'
import type { z } from 'zod'
import type { Caller } from '../http/index.ts'

/** What is waited for, in the current language. */
export interface WaitedFor {
  readonly title: string
  readonly summary: string
}

/**
 * What a product says of waiting for what is all taken. What is *wanted* is stored in a schema of its own: one ask, or any of many. Those who wait for the same stand in one *line*, first
 * come first served; what comes free is held for the first who can have it.
 */
export interface Waits<Wanted = unknown, Ask = unknown> {
  readonly wanted: z.ZodType<Wanted>
  /** What a browser asks to wait for, in the fields of the product's own call that holds it; by whom it is priced is never taken from it. Refuses what is nothing that exists. */
  wantedOf(fields: unknown, caller: Caller, currency: Currency): Promise<Outcome<Wanted>>
  /** The line it is waited for in. All that the same unit of stock could be are in one. */
  lineOf(wanted: Wanted): string
  /** Whether the place of one counts for the other; left out where all of a line wait for the same. */
  isSameThing?(a: Wanted, b: Wanted): boolean
  /** What would meet it, the best first: each is tried. Of our own stock alone. */
  asksOf(tx: Tx, wanted: Wanted): Promise<readonly Ask[]>
  /** From then on it cannot be had any more. */
  lastMs(tx: Tx, wanted: Wanted): Promise<number>
  describe(tx: Tx, wanted: Wanted): Promise<WaitedFor>
  /** For how many minutes what came free is held for one who waited. */
  readonly offerMinutes: number
}

/** Drops the type of what is wanted, in this one place: it is parsed by `wanted` before it reaches the product again. */
export const defineWaits = <Wanted, Ask>(waits: Waits<Wanted, Ask>): Waits => waits as unknown as Waits
