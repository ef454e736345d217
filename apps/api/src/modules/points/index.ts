import { type MigrationSet, readOnce } from '@sojourn/db'
import type { Clock, Ids, OrgId, Tx, UserId } from '@sojourn/kernel'
import { addLot, type NewLot } from './add-lot.ts'
import { pointStore } from './data/point-store.sql.ts'
import type { Lot, PointType } from './domain/points.ts'
import { renewLot } from './renew-lot.ts'
import { type DemoHolder, type FillLot, seedPoints } from './seed.ts'

export type { NewLot } from './add-lot.ts'
export type { Lot, PointType } from './domain/points.ts'
export type { FillLot } from './seed.ts'

type Person = { readonly orgId: OrgId; readonly userId: UserId }

/** Points: the kinds an organisation has, and the lots its people have of them. How many are left of a lot is in the ledger, under its id. */
export interface Points {
  /** In the order they are shown in; none where the organisation has no points. */
  typesOf(tx: Tx, of: { orgId: OrgId }): Promise<PointType[]>
  /** Of one kind or of all, oldest first, without those that have expired or cannot be used yet. */
  lotsOf(tx: Tx, of: Person & { typeCode?: string }): Promise<Lot[]>
  /** The row alone: the caller posts the points, in the same transaction. The same source is the same lot. Throws for an unknown kind. */
  addLot(tx: Tx, lot: NewLot): Promise<Lot>
  /** Those of them that have expired. */
  runOut(tx: Tx, of: { orgId: OrgId; lotIds: readonly string[] }): Promise<string[]>
  /** An empty copy of an expired lot, as old, valid until then, for refunds to it: the rest in the old one stays expired. Returns its id. */
  renew(tx: Tx, of: Person & { lotId: string; untilMs: number }): Promise<string>
  /** The number of a person who has, or had, points; null for others. */
  membershipNo(tx: Tx, of: Person): Promise<string | null>
  /** The kinds of the demo member's or agent's organisation, counted in its currency, and their points; `fill` posts them. The same again changes nothing. */
  seed(tx: Tx, holder: DemoHolder, who: 'member' | 'agent', fill: FillLot): Promise<void>
  readonly migrations: MigrationSet
}

export const pointsMigrations: MigrationSet = { owner: 'points', folder: new URL('./data/', import.meta.url) }

export function createPoints({ clock, ids }: { clock: Clock; ids: Ids }): Points {
  const typesOf = readOnce(pointStore.typesOf, (orgId) => orgId)
  const deps = { clock, ids, typesOf }
  return {
    typesOf: (tx, { orgId }) => typesOf(tx, orgId),
    lotsOf: (tx, of) => pointStore.lotsOf(tx, { ...of, nowMs: deps.clock.nowMs() }),
    addLot: (tx, lot) => addLot(deps, tx, lot),
    runOut: (tx, of) => pointStore.listRunOut(tx, { ...of, nowMs: deps.clock.nowMs() }),
    renew: (tx, of) => renewLot(deps, tx, of),
    membershipNo: pointStore.membershipNo,
    seed: (tx, holder, who, fill) => seedPoints({ ...deps, typesOf: pointStore.typesOf }, tx, holder, who, fill),
    migrations: pointsMigrations,
  }
}
