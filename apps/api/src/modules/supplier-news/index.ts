import type { BookingId, Clock, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { NewsAnswer } from '../../sale/product.ts'
import { newsStore, type Received, type SaidNews } from './data/news-store.sql.ts'
import { type ChangedOffer, type ItemNews, MATCH_TRIES, type NewsKind, pauseMs } from './domain/item-news.ts'

export { SUPPLIER_NEWS } from './data/names.ts'
export type { Received, SaidNews } from './data/news-store.sql.ts'
export type { ChangedOffer, ItemNews, NewsKind } from './domain/item-news.ts'

export const supplierNewsMigrations = { owner: 'supplier-news', folder: new URL('./data/', import.meta.url) }

type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }

export interface NewNews extends Of {
  readonly itemNo: number
  /** The supplier's own name of it: told twice it is known once. */
  readonly key: string
  readonly kind: NewsKind
  readonly note: string | null
  readonly offer: ChangedOffer
  readonly answerByMs: number | null
}

/** What suppliers say about what was booked, and what became of it. Nothing here calls a supplier or changes a booking: a flow does, between these verbs. */
export interface SupplierNews {
  /** Stores what became known of an item, whose booking is locked; null where it was told before. Of a change, earlier ones of the same item that nobody answered are superseded. */
  tell(tx: Tx, news: NewNews): Promise<ItemNews | null>
  knows(tx: Tx, of: Of, itemNo: number, key: string): Promise<boolean>
  /** By item, the oldest first. */
  listOf(tx: Tx, of: Of): Promise<ItemNews[]>
  /** What is open of an item is answered by its traveller. */
  answer(tx: Tx, of: Of & { readonly itemNo: number }, answer: 'accepted' | 'refunded'): Promise<void>
  /** The item ended: nothing is asked any more. */
  supersede(tx: Tx, of: Of & { readonly itemNo: number }): Promise<void>
  since(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }, sinceMs: number): Promise<ItemNews[]>

  /** What became of what a supplier said, by its keys. In a system transaction, as all below. */
  answersTo(tx: Tx, supplier: string, keys: readonly string[]): Promise<ReadonlyMap<string, NewsAnswer>>
  /** How far a supplier was read, where it is time to ask it again: nobody else does meanwhile. */
  cursorDue(tx: Tx, supplier: string): Promise<{ readonly cursor: string | null } | null>
  /** What it said, by its own keys, and how far that is read: both or neither. */
  receive(tx: Tx, supplier: string, read: { readonly news: readonly SaidNews[]; readonly cursor: string | null }): Promise<void>
  /** What it said by itself, unasked; how far it is read stays. */
  hear(tx: Tx, supplier: string, news: readonly SaidNews[]): Promise<void>
  claimDue(tx: Tx, limit: number): Promise<Received[]>
  settle(tx: Tx, received: Received, result: 'done' | 'refused'): Promise<void>
  /** It belongs to nothing here yet: looked at again after a pause that grows. False where that was tried often enough, and a person must look. */
  postpone(tx: Tx, received: Received): Promise<boolean>
  nextDueMs(tx: Tx): Promise<number | null>
}

const ASK_EVERY_MS = 60_000
const CLAIMED_FOR_MS = 30_000
const SHOWN_MAX = 30

export function createSupplierNews({ clock }: { readonly clock: Clock }): SupplierNews {
  return {
    async tell(tx, { key, ...news }) {
      if (await newsStore.knows(tx, news, news.itemNo, key)) return null
      if (news.kind === 'changed') await newsStore.close(tx, news, news.itemNo, 'superseded', null)
      return newsStore.insert(tx, { ...news, key, state: news.kind === 'informed' ? 'told' : 'open', atMs: clock.nowMs() })
    },
    knows: newsStore.knows,
    listOf: newsStore.listOf,
    answer: (tx, of, answer) => newsStore.close(tx, of, of.itemNo, answer, clock.nowMs()),
    supersede: (tx, of) => newsStore.close(tx, of, of.itemNo, 'superseded', null),
    since: (tx, of, sinceMs) => newsStore.since(tx, of, sinceMs, SHOWN_MAX),
    answersTo: newsStore.answersTo,
    cursorDue: (tx, supplier) => newsStore.cursorDue(tx, supplier, { nowMs: clock.nowMs(), untilMs: clock.nowMs() + ASK_EVERY_MS }),
    async receive(tx, supplier, { news, cursor }) {
      await newsStore.hear(tx, supplier, news, clock.nowMs())
      await newsStore.moveCursor(tx, supplier, cursor)
    },
    hear: (tx, supplier, news) => newsStore.hear(tx, supplier, news, clock.nowMs()),
    claimDue: (tx, limit) => newsStore.claimDue(tx, { nowMs: clock.nowMs(), untilMs: clock.nowMs() + CLAIMED_FOR_MS, limit }),
    settle: newsStore.settle,
    async postpone(tx, received) {
      const isLast = received.tries >= MATCH_TRIES
      await (isLast ? newsStore.settle(tx, received, 'unmatched') : newsStore.postpone(tx, received, clock.nowMs() + pauseMs(received.tries)))
      return !isLast
    },
    nextDueMs: newsStore.nextDueMs,
  }
}
