import { type BodyOf, bookTransfer, type DataOf, prebookTransfer, searchTransfers, transferDetails, transferPickupTime } from '@sojourn/contracts'
import { got, type System } from '../../flows/booking-system.testing.ts'
import type { Caller } from '../../http/index.ts'

export type WireTransfer = DataOf<typeof searchTransfers>['transfers'][number]
type Search = BodyOf<typeof searchTransfers>

/** Lisbon Airport to Alfama by a flight that lands at 10:20; `day` is of March 2027. */
export const arrivalOn = (day: number): Search => ({
  from: 'LIS',
  to: 'lisbon.alfama',
  at: `2027-03-${String(day).padStart(2, '0')}T10:20`,
  flight: 'TP 1234',
  adults: 2,
  children: [4],
  bags: 2,
  limit: 100,
})

/** The same with the way back for a flight at 15:00, three days later. */
export const returnOn = (day: number): Search => ({ ...arrivalOn(day), return: { at: `2027-03-${String(day + 3).padStart(2, '0')}T15:00`, flight: 'TP1235' } })

export const transferCallsOf = (system: System) => ({
  search: system.call(searchTransfers),
  details: system.call(transferDetails),
  pickupTime: system.call(transferPickupTime),
  prebook: system.call(prebookTransfer),
  book: system.call(bookTransfer),
})

/** The first transfer found that will do. */
export async function findTransfer(
  system: System,
  search: Search,
  caller: Caller,
  take: (transfer: WireTransfer) => boolean = ({ vehicle }) => vehicle.code === 'MPV',
): Promise<WireTransfer> {
  const found = got(await transferCallsOf(system).search(search, caller)).transfers.find(take)
  if (!found) throw new Error('no such transfer')
  return found
}

/** What a browser sends to hold a transfer that it found. */
export function holdBody(transfer: WireTransfer, search: Search): BodyOf<typeof prebookTransfer> {
  const { limit: _, sort: _sort, filters: _filters, cursor: _cursor, ...asked } = search
  return { transfer_id: transfer.transfer_id, ...asked, expected_total: transfer.price.total }
}
