import { raw, sql } from '@sojourn/db'
import { money, type OrgId, type ProductCode, type Tx, type UserId } from '@sojourn/kernel'
import type { ColumnType, Selectable } from 'kysely'
import { z } from 'zod'
import type { Role, Trip, TripItem, TripListed } from '../domain/trip.ts'
import type { TripStore } from './trip-store.ts'

interface TripTable {
  org_id: string
  trip_id: string
  owner_id: string
  name: string
  destination: string
  from_day: string
  to_day: string
  image: string
  type: string
  created_ms: number
}
interface ItemTable {
  org_id: string
  trip_id: string
  item_id: string
  product: ProductCode
  kind: TripItem['kind']
  ref: string
  title: string
  place: string
  image: string
  from_day: string
  to_day: string
  price_minor: number | null
  currency: string | null
  url: string | null
  request: ColumnType<unknown, string, string>
  added_by: string
  added_ms: number
}
interface Tables {
  trips: TripTable
  trip_members: { org_id: string; trip_id: string; user_id: string; role: Role; joined_ms: number; feed_hash: string | null }
  trip_items: ItemTable
  trip_links: { org_id: string; trip_id: string; token_hash: string; role: 'editor' | 'viewer'; expires_ms: number; email: string | null }
}

const request = z.record(z.string(), z.unknown())

const readItem = (row: Selectable<ItemTable>): TripItem => ({
  itemId: row.item_id,
  product: row.product,
  kind: row.kind,
  ref: row.ref,
  title: row.title,
  place: row.place,
  image: row.image,
  from: row.from_day,
  to: row.to_day,
  price: row.price_minor === null || row.currency === null ? null : money(row.price_minor, row.currency),
  url: row.url,
  request: request.parse(row.request),
  addedBy: row.added_by as UserId,
  addedMs: row.added_ms,
})

const itemColumns = (orgId: OrgId, tripId: string, item: TripItem) => ({
  org_id: orgId as string,
  trip_id: tripId,
  item_id: item.itemId,
  product: item.product,
  kind: item.kind,
  ref: item.ref,
  title: item.title,
  place: item.place,
  image: item.image,
  from_day: item.from,
  to_day: item.to,
  price_minor: item.price?.minor ?? null,
  currency: item.price?.currency ?? null,
  url: item.url,
  request: JSON.stringify(item.request),
  added_by: item.addedBy,
  added_ms: item.addedMs,
})

const tripColumns = ({ orgId, tripId, ownerId, name, destination, from, to, image, type }: Trip) => ({
  org_id: orgId as string,
  trip_id: tripId,
  owner_id: ownerId as string,
  name,
  destination,
  from_day: from,
  to_day: to,
  image,
  type,
})

/** Trips of one person, with what that person may do in each. */
const asMember = (tx: Tx, orgId: OrgId, userId: UserId) =>
  sql<Tables>(tx)
    .selectFrom('trip_members as m')
    .innerJoin('trips as t', (join) => join.onRef('t.org_id', '=', 'm.org_id').onRef('t.trip_id', '=', 'm.trip_id'))
    .select(['t.trip_id', 't.owner_id', 't.name', 't.destination', 't.from_day', 't.to_day', 't.image', 't.type', 'm.role'])
    .select(({ selectFrom }) => [
      selectFrom('trip_items as i')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('i.org_id', '=', 't.org_id')
        .whereRef('i.trip_id', '=', 't.trip_id')
        .as('items'),
      selectFrom('trip_members as o')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('o.org_id', '=', 't.org_id')
        .whereRef('o.trip_id', '=', 't.trip_id')
        .as('members'),
    ])
    .where('m.org_id', '=', orgId)
    .where('m.user_id', '=', userId)

type Row = Awaited<ReturnType<ReturnType<typeof asMember>['executeTakeFirstOrThrow']>>

const readTrip =
  (orgId: OrgId) =>
  (row: Row): TripListed => ({
    orgId,
    tripId: row.trip_id,
    ownerId: row.owner_id as UserId,
    name: row.name,
    destination: row.destination,
    from: row.from_day,
    to: row.to_day,
    image: row.image,
    type: row.type,
    role: row.role,
    itemCount: Number(row.items ?? 0),
    memberCount: Number(row.members ?? 0),
  })

export const tripStore: TripStore = {
  async insert(tx, trip, nowMs) {
    await sql<Tables>(tx)
      .insertInto('trips')
      .values({ ...tripColumns(trip), created_ms: nowMs })
      .execute()
  },
  async update(tx, trip) {
    const { org_id, trip_id, owner_id: _, ...changed } = tripColumns(trip)
    await sql<Tables>(tx).updateTable('trips').set(changed).where('org_id', '=', org_id).where('trip_id', '=', trip_id).execute()
  },
  async remove(tx, { orgId, tripId }) {
    await sql<Tables>(tx).deleteFrom('trips').where('org_id', '=', orgId).where('trip_id', '=', tripId).execute()
  },
  async lockAs(tx, { orgId, tripId }, userId) {
    await sql<Tables>(tx).selectFrom('trips').select('trip_id').where('org_id', '=', orgId).where('trip_id', '=', tripId).forUpdate().execute()
    return tripStore.findAs(tx, { orgId, tripId }, userId)
  },
  async findAs(tx, { orgId, tripId }, userId) {
    const row = await asMember(tx, orgId, userId).where('t.trip_id', '=', tripId).executeTakeFirst()
    return row ? readTrip(orgId)(row) : null
  },
  async listOf(tx, { orgId, userId }, limit) {
    const rows = await asMember(tx, orgId, userId).orderBy(raw`t.to_day < current_date`).orderBy('t.from_day').orderBy('t.trip_id').limit(limit).execute()
    return rows.map(readTrip(orgId))
  },
  async membersOf(tx, { orgId, tripId }) {
    const rows = await sql<Tables>(tx)
      .selectFrom('trip_members')
      .select(['user_id', 'role'])
      .where('org_id', '=', orgId)
      .where('trip_id', '=', tripId)
      .orderBy('joined_ms')
      .orderBy('user_id')
      .execute()
    return rows.map(({ user_id, role }) => ({ userId: user_id as UserId, role }))
  },
  async addMember(tx, { orgId, tripId }, { userId, role }, nowMs) {
    await sql<Tables>(tx)
      .insertInto('trip_members')
      .values({ org_id: orgId, trip_id: tripId, user_id: userId, role, joined_ms: nowMs, feed_hash: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async removeMember(tx, { orgId, tripId }, userId) {
    await sql<Tables>(tx).deleteFrom('trip_members').where('org_id', '=', orgId).where('trip_id', '=', tripId).where('user_id', '=', userId).execute()
  },
  async makeOwner(tx, { orgId, tripId }, userId) {
    const db = sql<Tables>(tx)
    await db
      .updateTable('trip_members')
      .set({ role: 'owner' })
      .where('org_id', '=', orgId)
      .where('trip_id', '=', tripId)
      .where('user_id', '=', userId)
      .execute()
    await db.updateTable('trips').set({ owner_id: userId }).where('org_id', '=', orgId).where('trip_id', '=', tripId).execute()
  },
  async itemsOf(tx, { orgId, tripId }) {
    return (await tripStore.itemsOfAll(tx, orgId, [tripId])).get(tripId) ?? []
  },
  async itemsOfAll(tx, orgId, tripIds) {
    if (tripIds.length === 0) return new Map()
    const rows = await sql<Tables>(tx)
      .selectFrom('trip_items')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('trip_id', 'in', tripIds)
      .orderBy('from_day')
      .orderBy('added_ms')
      .orderBy('item_id')
      .execute()
    return Map.groupBy(rows, (row) => row.trip_id)
      .entries()
      .reduce((all, [tripId, of]) => all.set(tripId, of.map(readItem)), new Map<string, TripItem[]>())
  },
  async putItem(tx, { orgId, tripId }, item) {
    const { item_id: _, org_id, trip_id, added_by: by, added_ms: at, ...changed } = itemColumns(orgId, tripId, item)
    const { item_id } = await sql<Tables>(tx)
      .insertInto('trip_items')
      .values({ ...changed, org_id, trip_id, item_id: item.itemId, added_by: by, added_ms: at })
      .onConflict((conflict) => conflict.columns(['org_id', 'trip_id', 'kind', 'ref']).doUpdateSet(changed))
      .returning('item_id')
      .executeTakeFirstOrThrow()
    return item_id
  },
  async removeItem(tx, { orgId, tripId }, itemId) {
    const { numDeletedRows } = await sql<Tables>(tx)
      .deleteFrom('trip_items')
      .where('org_id', '=', orgId)
      .where('trip_id', '=', tripId)
      .where('item_id', '=', itemId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
  async linkOf(tx, { orgId, tripId }, nowMs) {
    const row = await sql<Tables>(tx)
      .selectFrom('trip_links')
      .select(['role', 'expires_ms'])
      .where('org_id', '=', orgId)
      .where('trip_id', '=', tripId)
      .where('email', 'is', null)
      .where('expires_ms', '>', nowMs)
      .executeTakeFirst()
    return row ? { role: row.role, expiresMs: row.expires_ms } : null
  },
  async putLink(tx, { orgId, tripId }, { role, expiresMs, tokenHash, email }) {
    const db = sql<Tables>(tx)
    const before = db.deleteFrom('trip_links').where('org_id', '=', orgId).where('trip_id', '=', tripId)
    await (email === null ? before.where('email', 'is', null) : before.where('email', '=', email)).execute()
    await db.insertInto('trip_links').values({ org_id: orgId, trip_id: tripId, token_hash: tokenHash, role, expires_ms: expiresMs, email }).execute()
  },
  async endLinks(tx, { orgId, tripId }) {
    await sql<Tables>(tx).deleteFrom('trip_links').where('org_id', '=', orgId).where('trip_id', '=', tripId).execute()
  },
  async findByLink(tx, { orgId, tokenHash, email }, nowMs) {
    const row = await sql<Tables>(tx)
      .selectFrom('trip_links')
      .select(['trip_id', 'role', 'expires_ms', 'email'])
      .where('org_id', '=', orgId)
      .where('token_hash', '=', tokenHash)
      .where('expires_ms', '>', nowMs)
      .where(({ eb, or }) => or([eb('email', 'is', null), eb('email', '=', email)]))
      .executeTakeFirst()
    return row ? { orgId, tripId: row.trip_id, role: row.role, expiresMs: row.expires_ms, email: row.email, tokenHash } : null
  },
  async removeLink(tx, orgId, tokenHash) {
    await sql<Tables>(tx).deleteFrom('trip_links').where('org_id', '=', orgId).where('token_hash', '=', tokenHash).execute()
  },
  async setFeed(tx, { orgId, tripId }, userId, feedHash) {
    await sql<Tables>(tx)
      .updateTable('trip_members')
      .set({ feed_hash: feedHash })
      .where('org_id', '=', orgId)
      .where('trip_id', '=', tripId)
      .where('user_id', '=', userId)
      .execute()
  },
  async findByFeed(tx, orgId, feedHash) {
    const row = await sql<Tables>(tx)
      .selectFrom('trip_members')
      .select(['trip_id', 'user_id'])
      .where('org_id', '=', orgId)
      .where('feed_hash', '=', feedHash)
      .executeTakeFirst()
    return row ? { tripId: row.trip_id, userId: row.user_id as UserId } : null
  },
}
