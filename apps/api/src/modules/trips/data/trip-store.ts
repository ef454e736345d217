import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Role, Trip, TripItem, TripListed, TripMember } from '../domain/trip.ts'

export interface TripLink {
  readonly role: Exclude<Role, 'owner'>
  readonly expiresMs: number
}

/** A link as it is stored; `email` is that of the one person it is for, null where anyone may use it. */
export interface StoredLink extends TripLink {
  readonly tokenHash: string
  readonly email: string | null
}

type Of = { readonly orgId: OrgId; readonly tripId: string }

/** Everything is read and written inside the tenant of the transaction. */
export interface TripStore {
  insert(tx: Tx, trip: Trip, nowMs: number): Promise<void>
  update(tx: Tx, trip: Trip): Promise<void>
  remove(tx: Tx, of: Of): Promise<void>
  /** Locked until the transaction ends; null where it is not one of this person's. */
  lockAs(tx: Tx, of: Of, userId: UserId): Promise<TripListed | null>
  findAs(tx: Tx, of: Of, userId: UserId): Promise<TripListed | null>
  /** Those of a person, the next to come first and the past ones last; `near` leaves out what is further away than the days. */
  listOf(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }, limit: number): Promise<TripListed[]>
  membersOf(tx: Tx, of: Of): Promise<TripMember[]>
  addMember(tx: Tx, of: Of, member: TripMember, nowMs: number): Promise<void>
  removeMember(tx: Tx, of: Of, userId: UserId): Promise<void>
  makeOwner(tx: Tx, of: Of, userId: UserId): Promise<void>
  itemsOf(tx: Tx, of: Of): Promise<TripItem[]>
  itemsOfAll(tx: Tx, orgId: OrgId, tripIds: readonly string[]): Promise<ReadonlyMap<string, TripItem[]>>
  /** One of the same kind and reference is replaced; returns the id it has. */
  putItem(tx: Tx, of: Of, item: TripItem): Promise<string>
  removeItem(tx: Tx, of: Of, itemId: string): Promise<boolean>
  /** The one that anyone may use. */
  linkOf(tx: Tx, of: Of, nowMs: number): Promise<TripLink | null>
  /** In place of the one for the same person, or for anyone. */
  putLink(tx: Tx, of: Of, link: StoredLink): Promise<void>
  /** All of a trip: those for one person too. */
  endLinks(tx: Tx, of: Of): Promise<void>
  /** A link for one person is found by that person alone. */
  findByLink(tx: Tx, by: { readonly orgId: OrgId; readonly tokenHash: string; readonly email: string }, nowMs: number): Promise<(StoredLink & Of) | null>
  /** A link that was for one person is spent. */
  removeLink(tx: Tx, orgId: OrgId, tokenHash: string): Promise<void>
  setFeed(tx: Tx, of: Of, userId: UserId, feedHash: string): Promise<void>
  findByFeed(tx: Tx, orgId: OrgId, feedHash: string): Promise<{ readonly tripId: string; readonly userId: UserId } | null>
}
