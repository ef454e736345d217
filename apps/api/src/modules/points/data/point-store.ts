import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Lot, PointType } from '../domain/points.ts'

export type Person = { readonly orgId: OrgId; readonly userId: UserId }
export type NewLotRow = Person & Lot & { readonly source: string }

export interface PointStore {
  /** In the order they are shown in. */
  typesOf(tx: Tx, orgId: OrgId): Promise<PointType[]>
  /** The first one with a code wins. */
  insertType(tx: Tx, orgId: OrgId, type: PointType, position: number): Promise<void>
  /** Oldest first, without those that have expired or cannot be used yet. */
  lotsOf(tx: Tx, of: Person & { typeCode?: string | undefined; nowMs: number }): Promise<Lot[]>
  /** The first one of its source wins; returns that one. */
  insertLot(tx: Tx, lot: NewLotRow): Promise<Lot>
  find(tx: Tx, of: Person & { lotId: string }): Promise<Lot | null>
  /** Those of them that have expired. */
  listRunOut(tx: Tx, of: { orgId: OrgId; lotIds: readonly string[]; nowMs: number }): Promise<string[]>
  membershipNo(tx: Tx, of: Person): Promise<string | null>
  /** The first number wins. */
  enrol(tx: Tx, of: Person, membershipNo: string, sinceMs: number): Promise<void>
}
