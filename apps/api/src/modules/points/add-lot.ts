import { type Clock, type Ids, invariant, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import { pointStore } from './data/point-store.sql.ts'
import type { PointStore } from './data/point-store.ts'
import { expiryOf, type Lot, membershipNoOf } from './domain/points.ts'

export interface NewLot {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly typeCode: string
  /** What the points come from, such as a booking: the same source is the same lot. */
  readonly source: string
  /** Now, where it is not said. */
  readonly earnedMs?: number
  /** As soon as they are earned, where it is not said. */
  readonly usableFromMs?: number
}

export interface LotDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly typesOf: PointStore['typesOf']
}

/** Makes an empty lot: the caller posts its points in the same transaction. The first one makes its person a member with a number. */
export async function addLot({ clock, ids, typesOf }: LotDeps, tx: Tx, fresh: NewLot): Promise<Lot> {
  const { orgId, typeCode, earnedMs = clock.nowMs() } = fresh
  const type = (await typesOf(tx, orgId)).find(({ code }) => code === typeCode)
  invariant(type, `there are no points of the kind ${typeCode}`)
  await pointStore.enrol(tx, fresh, membershipNoOf(ids.next('mbr')), clock.nowMs())
  return pointStore.insertLot(tx, {
    ...fresh,
    lotId: ids.next('lot'),
    earnedMs,
    usableFromMs: Math.max(earnedMs, fresh.usableFromMs ?? 0),
    expiresAtMs: expiryOf(type, earnedMs),
  })
}
