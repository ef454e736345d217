import type { Tx } from '@sojourn/kernel'
import type { EarlyHold, EarlyHolder } from '../early-hold.ts'

type Of = Pick<EarlyHold, 'orgId' | 'checkoutId'>

export interface EarlyHoldStore {
  insert(tx: Tx, hold: EarlyHold, by: EarlyHolder & { readonly browserId: string }, tokenHash: string): Promise<void>
  /** Those that are not over, locked until the transaction ends. */
  listOf(tx: Tx, holder: EarlyHolder, nowMs: number): Promise<EarlyHold[]>
  /** The same of one browser: of a guest there, and of this person. */
  listIn(tx: Tx, here: EarlyHolder & { readonly browserId: string }, nowMs: number): Promise<EarlyHold[]>
  setToken(tx: Tx, of: Of, tokenHash: string): Promise<void>
  /** Deletes it and answers it: of two who take it at once one has it. Null for another's, as for none and for one that is over. */
  take(tx: Tx, holder: EarlyHolder, tokenHash: string, nowMs: number): Promise<EarlyHold | null>
  /** False where there is none, or it is over. */
  handTo(
    tx: Tx,
    of: Of,
    to: { readonly browserId: string; readonly userId: string | null; readonly tokenHash: string; readonly nowMs: number },
  ): Promise<boolean>
  /** Deletes it and answers it, whoever's it is. */
  takeAway(tx: Tx, of: Of): Promise<EarlyHold | null>
  remove(tx: Tx, of: Of): Promise<void>
  /** Deletes those that are over and answers them; ones another node is at are left to it. */
  expire(tx: Tx, nowMs: number, limit: number): Promise<EarlyHold[]>
  nextExpiryMs(tx: Tx): Promise<number | null>
}
