import { createHash } from 'node:crypto'
import { type BrowserId, type Clock, secretToken, type Tx } from '@sojourn/kernel'
import { earlyHoldStore } from './data/early-hold-store.sql.ts'
import type { EarlyHold, EarlyHolder } from './early-hold.ts'

export type { EarlyHold, EarlyHolder } from './early-hold.ts'
export { earlyHoldInvariants } from './invariants.ts'

export const earlyHoldsMigrations = { owner: 'early-holds', folder: new URL('./data/', import.meta.url) }

type Of = Pick<EarlyHold, 'orgId' | 'checkoutId'>

/** What visitors hold before they have a checkout. Whoever calls holds and releases it at its supplier, in the same transaction where the stock is our own. */
export interface EarlyHolds {
  /** Stores what is held and returns its token of 256 bits, of which only the hash is stored. */
  add(tx: Tx, hold: EarlyHold, by: EarlyHolder & { readonly browserId: BrowserId }): Promise<string>
  /** What a visitor holds, locked until the transaction ends. */
  listOf(tx: Tx, holder: EarlyHolder): Promise<EarlyHold[]>
  /** What a person, and a guest, hold in one browser, locked until the transaction ends. */
  listIn(tx: Tx, here: EarlyHolder & { readonly browserId: BrowserId }): Promise<EarlyHold[]>
  /** Another token in place of the former. */
  tokenFor(tx: Tx, of: Of): Promise<string>
  /** From now on it is the caller's to use or to release. Null for another's, as for none and for one that is over: all look the same. */
  take(tx: Tx, holder: EarlyHolder, token: string): Promise<EarlyHold | null>
  /** It is another visitor's from now on, with another token; null where there is none, or it is over. */
  handTo(tx: Tx, of: Of, by: Omit<EarlyHolder, 'orgId'> & { readonly browserId: BrowserId }): Promise<string | null>
  /** Takes it whoever's it is; null where there is none. */
  takeAway(tx: Tx, of: Of): Promise<EarlyHold | null>
  remove(tx: Tx, of: Of): Promise<void>
  /** Takes those past their time; the caller releases them. */
  expireDue(tx: Tx, limit: number): Promise<EarlyHold[]>
  nextExpiryMs(tx: Tx): Promise<number | null>
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const createEarlyHolds = ({ clock }: { readonly clock: Clock }): EarlyHolds => ({
  async add(tx, hold, by) {
    const token = secretToken()
    await earlyHoldStore.insert(tx, hold, by, hashOf(token))
    return token
  },
  listOf: (tx, holder) => earlyHoldStore.listOf(tx, holder, clock.nowMs()),
  listIn: (tx, here) => earlyHoldStore.listIn(tx, here, clock.nowMs()),
  async tokenFor(tx, of) {
    const token = secretToken()
    await earlyHoldStore.setToken(tx, of, hashOf(token))
    return token
  },
  take: (tx, holder, token) => earlyHoldStore.take(tx, holder, hashOf(token), clock.nowMs()),
  async handTo(tx, of, by) {
    const token = secretToken()
    return (await earlyHoldStore.handTo(tx, of, { ...by, tokenHash: hashOf(token), nowMs: clock.nowMs() })) ? token : null
  },
  takeAway: earlyHoldStore.takeAway,
  remove: earlyHoldStore.remove,
  expireDue: (tx, limit) => earlyHoldStore.expire(tx, clock.nowMs(), limit),
  nextExpiryMs: earlyHoldStore.nextExpiryMs,
})
