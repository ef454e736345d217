import { prepared, type Sql } from '@sojourn/db'
import type { BookingId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { ProviderReason } from '../domain/item.ts'
import type { BookingStatus } from '../domain/status.ts'

interface Tables {
  bookings: { org_id: string; booking_id: string; user_id: string; status: BookingStatus; expires_at_ms: number }
  booking_items: {
    org_id: string
    booking_id: string
    item_no: number
    provider_reason: ProviderReason | null
    provider_cancelled_ms: number | null
    no_show_ms: number | null
  }
  booking_events: { org_id: string; booking_id: string; to_status: BookingStatus; at_ms: number }
}
type Of = { readonly orgId: OrgId; readonly userId: UserId }

/** A change of a booking that its owner may want to see. */
export interface BookingChange {
  readonly bookingId: BookingId
  readonly to: 'confirmed' | 'cancelled' | 'failed'
  readonly atMs: number
}

const LIMIT = 30

const changes = prepared((db: Sql<Tables>, { orgId, userId, sinceMs }: { orgId: string; userId: string; sinceMs: number }) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('booking_events as e', (join) => join.onRef('e.org_id', '=', 'b.org_id').onRef('e.booking_id', '=', 'b.booking_id'))
    .select(['b.booking_id', 'e.to_status', 'e.at_ms'])
    .where('b.org_id', '=', orgId)
    .where('b.user_id', '=', userId)
    .where('e.to_status', 'in', ['confirmed', 'cancelled', 'failed'])
    .where('e.at_ms', '>=', sinceMs)
    .orderBy('e.at_ms', 'desc')
    .limit(LIMIT),
)
const ending = prepared((db: Sql<Tables>, { orgId, userId, nowMs, soonMs }: { orgId: string; userId: string; nowMs: number; soonMs: number }) =>
  db
    .selectFrom('bookings')
    .select(['booking_id', 'expires_at_ms'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending_payment')
    .where('expires_at_ms', '>', nowMs)
    .where('expires_at_ms', '<=', soonMs),
)

const byProviders = prepared((db: Sql<Tables>, { orgId, userId, sinceMs }: { orgId: string; userId: string; sinceMs: number }) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('booking_items as i', (join) => join.onRef('i.org_id', '=', 'b.org_id').onRef('i.booking_id', '=', 'b.booking_id'))
    .select(['b.booking_id', 'i.item_no', 'i.provider_reason', 'i.provider_cancelled_ms'])
    .where('b.org_id', '=', orgId)
    .where('b.user_id', '=', userId)
    .where('i.provider_cancelled_ms', '>=', sinceMs)
    .orderBy('i.provider_cancelled_ms', 'desc')
    .limit(LIMIT),
)

const noShows = prepared((db: Sql<Tables>, { orgId, userId, sinceMs }: { orgId: string; userId: string; sinceMs: number }) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('booking_items as i', (join) => join.onRef('i.org_id', '=', 'b.org_id').onRef('i.booking_id', '=', 'b.booking_id'))
    .select(['b.booking_id', 'i.item_no', 'i.no_show_ms'])
    .where('b.org_id', '=', orgId)
    .where('b.user_id', '=', userId)
    .where('i.no_show_ms', '>=', sinceMs)
    .orderBy('i.no_show_ms', 'desc')
    .limit(LIMIT),
)

/** For which items of a person's bookings nobody came since then, newest first. */
export async function noShowsOf(tx: Tx, { orgId, userId }: Of, sinceMs: number): Promise<{ bookingId: BookingId; itemNo: number; atMs: number }[]> {
  const rows = await noShows.all(tx, { orgId, userId, sinceMs })
  return rows.map((row) => ({ bookingId: row.booking_id as BookingId, itemNo: row.item_no, atMs: row.no_show_ms! }))
}

/** What providers cancelled of a person's bookings since then, newest first. */
export async function providerCancellationsOf(
  tx: Tx,
  { orgId, userId }: Of,
  sinceMs: number,
): Promise<{ bookingId: BookingId; itemNo: number; reason: ProviderReason; atMs: number }[]> {
  const rows = await byProviders.all(tx, { orgId, userId, sinceMs })
  return rows.map((row) => ({ bookingId: row.booking_id as BookingId, itemNo: row.item_no, reason: row.provider_reason!, atMs: row.provider_cancelled_ms! }))
}

/** What happened to a person's bookings since then, newest first. */
export async function bookingChangesOf(tx: Tx, { orgId, userId }: Of, sinceMs: number): Promise<BookingChange[]> {
  const rows = await changes.all(tx, { orgId, userId, sinceMs })
  return rows.map(({ booking_id, to_status, at_ms }) => ({ bookingId: booking_id as BookingId, to: to_status as BookingChange['to'], atMs: at_ms }))
}

/** Unpaid bookings of a person whose hold ends between now and then. */
export async function endingHoldsOf(
  tx: Tx,
  { orgId, userId }: Of,
  { nowMs, soonMs }: { nowMs: number; soonMs: number },
): Promise<{ bookingId: BookingId; expiresAtMs: number }[]> {
  const rows = await ending.all(tx, { orgId, userId, nowMs, soonMs })
  return rows.map(({ booking_id, expires_at_ms }) => ({ bookingId: booking_id as BookingId, expiresAtMs: expires_at_ms }))
}
