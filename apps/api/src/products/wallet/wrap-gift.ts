import { createHash } from 'node:crypto'
import type { Tx } from '@sojourn/kernel'
import type { GiftStore } from './data/gift-store.ts'
import type { Gift } from './domain/gift.ts'
import { CODE_BYTES, giftCodeOf } from './domain/gift-code.ts'

export interface WrapDeps {
  readonly store: GiftStore
  readonly nowMs: () => number
  readonly random: (bytes: number) => Uint8Array
}

export type NewGift = Omit<Gift, 'claimed'>

/** The code is returned here and not stored; a stored hash can verify it. */
export const hashOf = (code: string): string => createHash('sha256').update(`gift ${code}`).digest('base64url')

/** Writes a gift down under a fresh code. Null where its booking has one: what was bought once is given once. */
export async function wrapGift({ store, nowMs, random }: WrapDeps, tx: Tx, fresh: NewGift): Promise<{ gift: Gift; code: string } | null> {
  const gift: Gift = { ...fresh, claimed: null }
  let code = giftCodeOf(random(CODE_BYTES))
  while (!code) code = giftCodeOf(random(CODE_BYTES))
  return (await store.insert(tx, gift, { codeHash: hashOf(code), atMs: nowMs() })) ? { gift, code } : null
}
