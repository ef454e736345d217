import type { DataOf, getEarnings } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type BookingId, money, type Tx, toMajor } from '@sojourn/kernel'
import { type Booking, referenceShown, titleOf } from '../../modules/bookings/index.ts'
import type { LedgerEntry } from '../../modules/ledger/index.ts'
import { type AgencyDeps, iso } from './agency-deps.ts'
import { isPayout, type OfAgent, PAID_OUT } from './earnings.ts'

type Entry = DataOf<typeof getEarnings>['entries'][number]

/** What an agent earned, lost to cancellations and was paid, newest first. `next` is null on the last page. */
export async function readEarningEntries(
  { ledger, bookings, products }: Pick<AgencyDeps, 'ledger' | 'bookings' | 'products'>,
  tx: Tx,
  { orgId, agentId }: OfAgent,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ entries: Entry[]; next: string | null }> {
  const moved = await ledger.entriesOf(tx, { orgId, account: 'agency_payable', subjects: [agentId], cursor, limit: limit + 1 })
  const shown = moved.slice(0, limit)
  const ids = shown.filter(({ of }) => !isPayout(of)).map(({ of }) => of as BookingId)
  const known = new Map((await bookings.findAll(tx, orgId, [...new Set(ids)])).map((booking) => [booking.bookingId as string, booking]))
  return { entries: shown.map((each) => entryOf(products, each, known.get(each.of) ?? null)), next: moved.length > limit ? shown.at(-1)!.id : null }
}

function entryOf(products: AgencyDeps['products'], { id, atMs, of, delta, currency }: LedgerEntry, booking: Booking | null): Entry {
  return {
    id,
    at: iso(atMs),
    kind: isPayout(of) ? 'paid_out' : delta < 0 ? 'taken_back' : 'earned',
    label: booking ? titleOf(products, booking) : say`Payout`,
    reference: booking ? referenceShown(booking) : of.slice(PAID_OUT.length + 1),
    booking_id: booking?.bookingId ?? null,
    amount: toMajor(money(delta, currency)),
    currency,
  }
}
