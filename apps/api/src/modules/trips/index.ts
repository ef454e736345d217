import { createHash } from 'node:crypto'
import type { InvariantCheck } from '@sojourn/db'
import { accept, type Clock, type Ids, type OrgId, type Outcome, type Refusal, refuse, secretToken, type Tx, type UserId } from '@sojourn/kernel'
import { tripStore } from './data/trip-store.sql.ts'
import type { TripLink } from './data/trip-store.ts'
import {
  ITEMS_MAX,
  MEMBERS_MAX,
  mayChange,
  type Role,
  TRIPS_MAX,
  type Trip,
  type TripItem,
  type TripListed,
  type TripMember,
  tripFor,
  widened,
} from './domain/trip.ts'

export type { TripLink } from './data/trip-store.ts'
export { notesOf, type Placed, type TripNote } from './domain/notes.ts'
export { isNear, type Role, type Trip, type TripItem, type TripListed, type TripMember } from './domain/trip.ts'

export const tripsMigrations = { owner: 'trips', folder: new URL('./data/', import.meta.url) }

export const tripInvariants: readonly InvariantCheck[] = [
  {
    name: 'a trip has one owner, who is among its members',
    sql: `select t.org_id, t.trip_id from trips t where not exists (
      select from trip_members m where m.org_id = t.org_id and m.trip_id = t.trip_id and m.user_id = t.owner_id and m.role = 'owner')`,
    of: { key: 'org_id, trip_id', rows: ['trips'], also: ['trip_members'] },
  },
]

/** How long a shared link lets others join. */
const LINK_MS = 30 * 86_400_000
/** The same for a link that one person was sent. */
const INVITED_MS = 14 * 86_400_000
const LIST_MAX = 200

type Person = { readonly orgId: OrgId; readonly userId: UserId }
type Joiner = Person & { readonly email: string }
export type NewTrip = Pick<Trip, 'name' | 'destination' | 'from' | 'to' | 'image' | 'type'>
export type NewItem = Omit<TripItem, 'itemId' | 'addedBy' | 'addedMs'>
export type TripRefusal = Refusal<'not_found' | 'not_allowed' | 'too_many_trips'>

/** Trips: the days, the people and the things of a journey. Each verb takes the person it acts for: whose trip it is not, gets the answer for one that is not there. */
export interface Trips {
  list(tx: Tx, of: Person): Promise<TripListed[]>
  find(tx: Tx, of: Person, tripId: string): Promise<TripListed | null>
  itemsOf(tx: Tx, orgId: OrgId, tripIds: readonly string[]): Promise<ReadonlyMap<string, readonly TripItem[]>>
  membersOf(tx: Tx, trip: Trip): Promise<TripMember[]>
  linkOf(tx: Tx, trip: Trip): Promise<TripLink | null>
  create(tx: Tx, of: Person, trip: NewTrip): Promise<Outcome<TripListed, TripRefusal>>
  change(tx: Tx, of: Person, tripId: string, change: Partial<NewTrip>): Promise<Outcome<TripListed, TripRefusal>>
  /** Into the trip that is named, else the one that fits (same place, within 14 days), else a new one; the trip grows to hold it. */
  put(
    tx: Tx,
    of: Person,
    item: NewItem,
    into: { readonly tripId?: string | undefined; readonly fresh: NewTrip },
  ): Promise<Outcome<{ trip: TripListed; itemId: string }, TripRefusal>>
  takeOut(tx: Tx, of: Person, tripId: string, itemId: string): Promise<Outcome<void, TripRefusal>>
  /** A new link by which others join, and the end of the one before; null only ends it. The token is returned once. */
  share(tx: Tx, of: Person, tripId: string, role: TripLink['role'] | null): Promise<Outcome<(TripLink & { token: string }) | null, TripRefusal>>
  /** A link for the person with this address alone, once, and the end of the one they were sent before. */
  invite(tx: Tx, of: Person, tripId: string, to: { email: string; role: TripLink['role'] }): Promise<Outcome<{ name: string; token: string }, TripRefusal>>
  /** The trip behind a link, for those who may use it. */
  findByLink(tx: Tx, of: Joiner, token: string): Promise<(TripLink & { tripId: string }) | null>
  join(tx: Tx, of: Joiner, token: string): Promise<Outcome<{ tripId: string; role: Role }, Refusal<'not_found' | 'too_many_members'>>>
  /** Removes oneself, or as the owner another person. The longest member becomes the owner; with the last one the trip is deleted. */
  leave(tx: Tx, of: Person, tripId: string, who: UserId): Promise<Outcome<void, TripRefusal>>
  /** A new token of this member's calendar feed. */
  feed(tx: Tx, of: Person, tripId: string): Promise<Outcome<string, TripRefusal>>
  findByFeed(tx: Tx, orgId: OrgId, token: string): Promise<{ tripId: string; userId: UserId } | null>
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function createTrips({ clock, ids }: { clock: Clock; ids: Ids }): Trips {
  const changeable = async (tx: Tx, of: Person, tripId: string): Promise<Outcome<TripListed, TripRefusal>> => {
    const trip = await tripStore.lockAs(tx, { ...of, tripId }, of.userId)
    if (!trip) return refuse('not_found')
    return mayChange(trip.role) ? accept(trip) : refuse('not_allowed')
  }
  const owned = async (tx: Tx, of: Person, tripId: string): Promise<Outcome<TripListed, TripRefusal>> => {
    const trip = await tripStore.lockAs(tx, { ...of, tripId }, of.userId)
    if (!trip) return refuse('not_found')
    return trip.role === 'owner' ? accept(trip) : refuse('not_allowed')
  }
  const trips: Trips = {
    list: (tx, of) => tripStore.listOf(tx, of, LIST_MAX),
    find: (tx, of, tripId) => tripStore.findAs(tx, { ...of, tripId }, of.userId),
    itemsOf: tripStore.itemsOfAll,
    membersOf: tripStore.membersOf,
    linkOf: (tx, trip) => tripStore.linkOf(tx, trip, clock.nowMs()),
    async create(tx, of, fresh) {
      if ((await tripStore.listOf(tx, of, TRIPS_MAX)).length >= TRIPS_MAX) return refuse('too_many_trips')
      const trip: Trip = { ...fresh, orgId: of.orgId, tripId: ids.next<'trip'>('trp'), ownerId: of.userId }
      await tripStore.insert(tx, trip, clock.nowMs())
      await tripStore.addMember(tx, trip, { userId: of.userId, role: 'owner' }, clock.nowMs())
      return accept({ ...trip, role: 'owner', itemCount: 0, memberCount: 1 })
    },
    async change(tx, of, tripId, change) {
      const found = await changeable(tx, of, tripId)
      if (!found.ok) return found
      const changed = { ...found.value, ...change }
      await tripStore.update(tx, changed)
      return accept(changed)
    },
    async put(tx, of, item, { tripId, fresh }) {
      const fits = tripId ?? tripFor(await tripStore.listOf(tx, of, LIST_MAX), fresh)?.tripId
      const found = fits ? await changeable(tx, of, fits) : await trips.create(tx, of, fresh)
      if (!found.ok) return found
      const trip = { ...found.value, ...widened(found.value, item), image: found.value.image || item.image }
      if (trip.itemCount >= ITEMS_MAX) return refuse('too_many_trips')
      await tripStore.update(tx, trip)
      const itemId = await tripStore.putItem(tx, trip, { ...item, itemId: ids.next<'trip item'>('tri'), addedBy: of.userId, addedMs: clock.nowMs() })
      return accept({ trip: (await tripStore.findAs(tx, trip, of.userId)) ?? trip, itemId })
    },
    async takeOut(tx, of, tripId, itemId) {
      const found = await changeable(tx, of, tripId)
      if (!found.ok) return found
      return (await tripStore.removeItem(tx, found.value, itemId)) ? accept() : refuse('not_found')
    },
    async share(tx, of, tripId, role) {
      const found = await owned(tx, of, tripId)
      if (!found.ok) return found
      if (role === null) {
        await tripStore.endLinks(tx, found.value)
        return accept(null)
      }
      const token = secretToken()
      const link = { role, expiresMs: clock.nowMs() + LINK_MS }
      await tripStore.putLink(tx, found.value, { ...link, tokenHash: hashOf(token), email: null })
      return accept({ ...link, token })
    },
    async invite(tx, of, tripId, { email, role }) {
      const found = await owned(tx, of, tripId)
      if (!found.ok) return found
      const token = secretToken()
      await tripStore.putLink(tx, found.value, { role, expiresMs: clock.nowMs() + INVITED_MS, tokenHash: hashOf(token), email })
      return accept({ name: found.value.name, token })
    },
    findByLink: (tx, of, token) => tripStore.findByLink(tx, { orgId: of.orgId, email: of.email, tokenHash: hashOf(token) }, clock.nowMs()),
    async join(tx, of, token) {
      const link = await tripStore.findByLink(tx, { orgId: of.orgId, email: of.email, tokenHash: hashOf(token) }, clock.nowMs())
      if (!link) return refuse('not_found')
      const at = { orgId: of.orgId, tripId: link.tripId }
      const already = await tripStore.lockAs(tx, at, of.userId)
      if (already) return accept({ tripId: link.tripId, role: already.role })
      if ((await tripStore.membersOf(tx, at)).length >= MEMBERS_MAX) return refuse('too_many_members')
      await tripStore.addMember(tx, at, { userId: of.userId, role: link.role }, clock.nowMs())
      if (link.email !== null) await tripStore.removeLink(tx, of.orgId, link.tokenHash)
      return accept({ tripId: link.tripId, role: link.role })
    },
    async leave(tx, of, tripId, who) {
      const found = who === of.userId ? await tripStore.lockAs(tx, { ...of, tripId }, of.userId) : null
      const other = found ? accept(found) : await owned(tx, of, tripId)
      if (!other.ok) return other
      const trip = other.value
      await tripStore.removeMember(tx, trip, who)
      const [next] = await tripStore.membersOf(tx, trip)
      if (!next) await tripStore.remove(tx, trip)
      else if (who === trip.ownerId) await tripStore.makeOwner(tx, trip, next.userId)
      return accept()
    },
    async feed(tx, of, tripId) {
      const trip = await tripStore.findAs(tx, { ...of, tripId }, of.userId)
      if (!trip) return refuse('not_found')
      const token = secretToken()
      await tripStore.setFeed(tx, trip, of.userId, hashOf(token))
      return accept(token)
    },
    findByFeed: (tx, orgId, token) => tripStore.findByFeed(tx, orgId, hashOf(token)),
  }
  return trips
}
