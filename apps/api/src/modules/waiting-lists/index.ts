import { createHash } from 'node:crypto'
import type { MigrationSet } from '@sojourn/db'
import {
  type BrowserId,
  type CheckoutId,
  type Clock,
  type Ids,
  type OrgId,
  type Outcome,
  type ProductCode,
  type Refusal,
  refuse,
  secretToken,
  type Tx,
  type UserId,
} from '@sojourn/kernel'
import { type NewEntry, waitingStore } from './data/waiting-store.sql.ts'
import { LINE_MAX, type LineKey, WAITS_MAX, type Waiter, type WaitingEntry, type WaitingOffer } from './domain/waiting-entry.ts'

export { WAITING_LISTS } from './data/names.ts'
export type { LineKey, Waiter, WaitingEntry, WaitingState } from './domain/waiting-entry.ts'
export { waitingListInvariants } from './invariants.ts'

export const waitingListsMigrations: MigrationSet = { owner: 'waiting-lists', folder: new URL('./data/', import.meta.url) }

type OfPerson = { readonly orgId: OrgId; readonly userId: UserId }
type OfHold = { readonly orgId: OrgId; readonly checkoutId: CheckoutId }
type Of = Pick<WaitingEntry, 'orgId' | 'waitingId'>
export type Joining = Omit<NewEntry, 'waitingId' | 'joinedMs'>

/** Who waits for what, in lines: first come, first served. Nothing here knows a product or holds anything: a flow does, between these verbs. */
export interface WaitingLists {
  /** Puts them at the end of the line. Asked again for the same (`isSame` of what they want) it is the place they have. Refuses `waits_for_enough`, `line_full`. */
  join(tx: Tx, entry: Joining, isSame: (wanted: unknown) => boolean): Promise<Outcome<WaitingEntry, Refusal<'waits_for_enough' | 'line_full'>>>
  /** What a person or a browser's guest waits for, and what ended within a day but by themselves. */
  listOf(tx: Tx, waiter: Waiter): Promise<WaitingEntry[]>
  storedOf(tx: Tx, of: OfPerson): Promise<WaitingEntry[]>
  findOwn(tx: Tx, waiter: Waiter, waitingId: string): Promise<WaitingEntry | null>
  /** By the token of the mail. */
  findByToken(tx: Tx, orgId: OrgId, token: string): Promise<WaitingEntry | null>
  /** They do not wait any more; false where they did not, or are offered something. */
  end(tx: Tx, of: Of): Promise<boolean>
  /** At sign-in: what a browser's guest waits for becomes the person's. */
  adopt(tx: Tx, who: OfPerson & { readonly browserId: BrowserId }): Promise<void>
  deleteOf(tx: Tx, of: OfPerson): Promise<void>

  /** Something of these lines may be had again: those who wait there are asked soon. For whoever frees it, in their transaction. */
  cameFree(tx: Tx, product: ProductCode, lines: readonly string[]): Promise<void>
  /** Lines to go through now; each is looked at every minute besides. In a system transaction, as all below. */
  claimDue(tx: Tx, limit: number): Promise<LineKey[]>
  /** Who waits in a line, the first first. Until the transaction ends nobody else joins it or goes through it. */
  lock(tx: Tx, line: LineKey): Promise<WaitingEntry[]>
  /** Who waits in a line, over all organisations. */
  waitingIn(tx: Tx, line: LineKey): Promise<WaitingEntry[]>
  /** What they waited for is over. */
  expire(tx: Tx, of: Of): Promise<boolean>
  /** It is held for them. Returns the token for their mail, of which only the hash is stored. */
  offer(tx: Tx, entry: WaitingEntry, offer: Omit<WaitingOffer, 'atMs'>): Promise<string>
  /** The line was gone through: how many wait still, and whether it is looked at again in a moment. */
  leave(tx: Tx, line: LineKey, left: { readonly waiting: number; readonly isSoon: boolean }): Promise<void>
  nextDueMs(tx: Tx): Promise<number | null>
  /** Removes what ended a month ago, hourly or so. */
  sweep(tx: Tx): Promise<void>

  /** A checkout takes over what was held early: where that was for one who waited, they have taken it. */
  taken(tx: Tx, hold: OfHold): Promise<void>
  /** What was held early is released: where that was for one who waited, they have let it pass. */
  passed(tx: Tx, hold: OfHold): Promise<void>
  setTakenAs(tx: Tx, of: Of, checkoutId: CheckoutId): Promise<void>
}

const LOOK_EVERY_MS = 60_000
const SOON_MS = 1_000
const SHOWN_FOR_MS = 86_400_000
const FORGOTTEN_AFTER_MS = 30 * 86_400_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function createWaitingLists({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }): WaitingLists {
  return {
    async join(tx, entry, isSame) {
      const nowMs = clock.nowMs()
      const place = await waitingStore.nextPlace(tx, entry, nowMs)
      // Behind the lock of the line: of the same person, twice at once, one is first.
      const own = (await waitingStore.listOf(tx, entry, nowMs)).filter(({ endedMs }) => endedMs === null)
      const same = own.find(({ product, line, wanted }) => product === entry.product && line === entry.line && isSame(wanted))
      if (same) return { ok: true, value: same }
      if (own.length >= WAITS_MAX || (await waitingStore.countOfMail(tx, entry.orgId, entry.email)) >= WAITS_MAX) return refuse('waits_for_enough')
      if ((await waitingStore.countInLine(tx, entry.orgId, entry)) >= LINE_MAX) return refuse('line_full')
      return { ok: true, value: await waitingStore.insert(tx, { ...entry, waitingId: ids.next<'waiting'>('wtg'), joinedMs: nowMs }, place) }
    },
    listOf: (tx, waiter) => waitingStore.listOf(tx, waiter, clock.nowMs() - SHOWN_FOR_MS),
    storedOf: waitingStore.storedOf,
    findOwn: waitingStore.findOwn,
    findByToken: (tx, orgId, token) => waitingStore.findByToken(tx, orgId, hashOf(token)),
    end: (tx, of) => waitingStore.end(tx, of, 'ended', clock.nowMs()),
    adopt: waitingStore.adopt,
    deleteOf: waitingStore.deleteOf,

    cameFree: (tx, product, lines) => waitingStore.nudge(tx, product, lines, clock.nowMs()),
    claimDue(tx, limit) {
      const nowMs = clock.nowMs()
      return waitingStore.claimDue(tx, { nowMs, nextMs: nowMs + LOOK_EVERY_MS, limit })
    },
    lock: waitingStore.lockLine,
    waitingIn: waitingStore.waitingIn,
    expire: (tx, of) => waitingStore.end(tx, of, 'expired', clock.nowMs()),
    async offer(tx, entry, offer) {
      const token = secretToken()
      const nowMs = clock.nowMs()
      await waitingStore.offer(tx, entry, { ...offer, atMs: nowMs }, hashOf(token))
      await waitingStore.tried(tx, entry, nowMs)
      return token
    },
    leave: (tx, line, { waiting, isSoon }) => waitingStore.setNext(tx, line, waiting === 0 ? null : clock.nowMs() + (isSoon ? SOON_MS : LOOK_EVERY_MS)),
    nextDueMs: waitingStore.nextDueMs,
    sweep: (tx) => waitingStore.sweep(tx, clock.nowMs() - FORGOTTEN_AFTER_MS),

    taken: (tx, hold) => waitingStore.endOffer(tx, hold, 'taken', clock.nowMs()),
    passed: (tx, hold) => waitingStore.endOffer(tx, hold, 'passed', clock.nowMs()),
    setTakenAs: waitingStore.setTakenAs,
  }
}
