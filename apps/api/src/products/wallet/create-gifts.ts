import { randomBytes } from 'node:crypto'
import type { MigrationSet } from '@sojourn/db'
import type { Clock, Ids, OrgId, Tx, UserId } from '@sojourn/kernel'
import { giftStore } from './data/gift-store.sql.ts'
import type { Gift } from './domain/gift.ts'
import { readGiftCode } from './domain/gift-code.ts'
import { hashOf, type NewGift, wrapGift } from './wrap-gift.ts'

/** Gifts of wallet value: stored when they are bought, claimed once by anyone with the code. */
export interface Gifts {
  newId(): string
  /** Stored under a new code, which is returned here and never again. Null where the booking has its gift. */
  wrap(tx: Tx, gift: NewGift): Promise<{ readonly gift: Gift; readonly code: string } | null>
  /** As people type it; null where it cannot be a code. */
  readCode(typed: string): string | null
  /** The gift behind a code, locked until the transaction ends; null where there is none. */
  lock(tx: Tx, orgId: OrgId, code: string): Promise<Gift | null>
  /** The value is this person's from now on, on this card. The gift must be locked and not be claimed. */
  claim(tx: Tx, gift: Gift, of: { by: UserId; paymentCardId: string }): Promise<void>
  listOfGiver(tx: Tx, orgId: OrgId, giverId: UserId): Promise<Gift[]>
  readonly migrations: MigrationSet
}

export const walletMigrations: MigrationSet = { owner: 'wallet', folder: new URL('./data/', import.meta.url) }

export function createGifts({ clock, ids }: { clock: Clock; ids: Ids }, random: (bytes: number) => Uint8Array = randomBytes): Gifts {
  const wrapping = { store: giftStore, nowMs: () => clock.nowMs(), random }
  return {
    newId: () => ids.next<'gift'>('gft'),
    wrap: (tx, gift) => wrapGift(wrapping, tx, gift),
    readCode: readGiftCode,
    lock: (tx, orgId, code) => giftStore.lockByCode(tx, orgId, hashOf(code)),
    claim: (tx, gift, of) => giftStore.claim(tx, gift, { ...of, atMs: clock.nowMs() }),
    listOfGiver: giftStore.listOfGiver,
    migrations: walletMigrations,
  }
}
