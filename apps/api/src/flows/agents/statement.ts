import type { DataOf, getStatement } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type BookingId, type Day, instantMs, money, type Tx, toMajor } from '@sojourn/kernel'
import { type Booking, referenceShown, titleOf } from '../../modules/bookings/index.ts'
import type { CreditLine } from '../../modules/credit-lines/index.ts'
import type { CreditMove } from '../../modules/ledger/index.ts'
import { type AgencyDeps, iso } from './agency-deps.ts'
import { PAID_IN } from './change-credit.ts'

export type Entry = DataOf<typeof getStatement>['entries'][number]

export interface StatementAsk {
  /** Whole days, in UTC, the last one included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** What made the agency owe more or less, newest first. `next` is null on the last page. */
export async function readEntries(
  { ledger, bookings, products }: Pick<AgencyDeps, 'ledger' | 'bookings' | 'products'>,
  tx: Tx,
  line: CreditLine,
  { from, to, cursor, limit }: StatementAsk,
): Promise<{ entries: Entry[]; next: string | null }> {
  const { orgId, lineId, currency } = line
  const fromMs = from === undefined ? undefined : startOf(from as Day)
  const beforeMs = to === undefined ? undefined : startOf(to as Day) + DAY_MS
  const moves = await ledger.creditMovesOf(tx, { orgId, lineId, currency, fromMs, beforeMs, cursor, limit: limit + 1 })
  const shown = moves.slice(0, limit)
  const ids = shown.filter((move) => move.kind !== PAID_IN).map((move) => move.of as BookingId)
  const known = new Map((await bookings.findAll(tx, orgId, [...new Set(ids)])).map((booking) => [booking.bookingId as string, booking]))
  return {
    entries: shown.map((move) => entryOf(products, move, known.get(move.of) ?? null, currency)),
    next: moves.length > limit ? shown.at(-1)!.id : null,
  }
}

// Days of UTC are all as long, and the one after the last that can be written cannot be.
const DAY_MS = 86_400_000
const startOf = (day: Day): number => instantMs(day, '00:00:00', 'UTC')

function entryOf(products: AgencyDeps['products'], move: CreditMove, booking: Booking | null, currency: string): Entry {
  const kind = kindOf(move, booking)
  return {
    id: move.id,
    at: iso(move.atMs),
    kind,
    label: booking ? titleOf(products, booking) : say`Payment received`,
    reference: kind === 'paid_in' ? move.of.slice(PAID_IN.length + 1) : booking && referenceShown(booking),
    booking_id: booking?.bookingId ?? null,
    amount: toMajor(money(move.delta, currency)),
    owed: toMajor(money(move.owed, currency)),
    currency,
  }
}

/** What an invoice pays is a line of its booking; whatever else a booking takes of the credit line was added to points. */
function kindOf({ kind, delta }: CreditMove, booking: Booking | null): Entry['kind'] {
  if (kind === PAID_IN) return 'paid_in'
  if (delta < 0) return 'given_back'
  return booking?.lines.some((each) => each.kind === 'invoice') ? 'invoiced' : 'extra'
}
