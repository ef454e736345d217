import type { TableArea, TableOffer } from '@sojourn/contracts'
import { accept, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { type Restaurant, turnCells } from '@sojourn/world'
import { cancelHold, confirmHold, releaseHold } from '../../modules/stock/index.ts'
import type { HeldItem, HoldRequest, HoldResult } from '../../sale/product.ts'
import { paceForUs, QUARTER_MS, type Seating, seatingsFor } from './domain/evening.ts'
import type { TableHold } from './domain/table-hold.ts'
import { eveningsAt } from './find-table.ts'
import type { RestaurantParts } from './parts.ts'
import { dayOf } from './table-ask.ts'
import { msOf } from './to-wire.ts'
import { tableLine } from './wait-for-table.ts'

interface Wanted {
  readonly restaurant: Restaurant
  readonly day: string
  readonly firstCell: number
  readonly party: number
  readonly area: TableArea
}

/** Takes the best table, or two that are pushed together, for all of its time, or nothing. */
export async function holdTable(
  parts: RestaurantParts,
  tx: Tx,
  details: TableOffer,
  { orgId, checkoutId, untilMs }: HoldRequest,
): Promise<Outcome<HoldResult>> {
  const restaurant = restaurantOf(parts, details.restaurant.restaurant_id)
  const firstCell = msOf(details.at, restaurant.facts.timeZone) / QUARTER_MS
  const had = await take(parts, tx, { restaurant, day: dayOf(details.at), firstCell, party: details.party, area: details.area }, 'held')
  if (!had) return refuse('sold_out')
  const hold: TableHold = {
    orgId,
    holdId: parts.ids.next<'hold'>('thd'),
    restaurantId: restaurant.restaurantId,
    subject: checkoutId,
    area: details.area,
    party: details.party,
    firstCell,
    cells: turnCells(restaurant, details.party),
    state: 'held',
    expiresAtMs: untilMs,
  }
  parts.stock.addHold(tx, hold, had.tables, parts.clock.nowMs())
  const { restaurantId } = restaurant
  return accept({ holdRef: hold.holdId, taken: { unit: `${restaurantId} ${details.at}`, place: restaurantId, units: 1, left: had.left } })
}

const restaurantOf = ({ catalogue }: RestaurantParts, restaurantId: string): Restaurant => {
  const restaurant = catalogue()?.find(restaurantId)
  invariant(restaurant, `only tables of the catalogue are held: ${restaurantId}`)
  return restaurant
}

/** One at a time for each restaurant: what is free is read after the lock, so that the best of it is taken. Null where it is full. */
async function take(
  parts: RestaurantParts,
  tx: Tx,
  { restaurant, day, firstCell, party, area }: Wanted,
  as: 'held' | 'sold',
  isOwn: (seating: Seating) => boolean = () => true,
): Promise<{ readonly tables: readonly string[]; readonly left: number } | null> {
  await parts.stock.lock(tx, restaurant.restaurantId)
  const [evening] = await eveningsAt(parts, tx, { catalogue: parts.catalogue()!, restaurants: [restaurant], day })
  const quarter = firstCell - evening!.firstQuarter
  const turn = turnCells(restaurant, party)
  const seatings = seatingsFor(evening!, { quarter, turn, party, area })
  const best = seatings.find(isOwn)
  if (!best) return null
  const { restaurantId } = restaurant
  const wanted = { restaurantId, tables: best.tables, party, firstCell, cells: turn, pace: paceForUs(evening!, quarter) }
  return (await parts.stock.take(tx, wanted, as)) ? { tables: best.tables, left: seatings.length - 1 } : null
}

/** A held table becomes sold. A released one is taken again where the same table is still free, else refuses `sold_out`. A second call changes nothing. */
export async function confirmTable(
  parts: RestaurantParts,
  tx: Tx,
  { orgId, holdRef, details }: HeldItem & { readonly details: TableOffer },
): Promise<Outcome<void, Refusal>> {
  const confirmed = await confirmHold(parts.stock, tx, { orgId, holdId: holdRef }, async (hold) => {
    const tables = (await parts.stock.tablesOf(tx, hold)).join()
    const wanted = { restaurant: restaurantOf(parts, hold.restaurantId), day: dayOf(details.at), ...hold }
    return (await take(parts, tx, wanted, 'sold', (seating) => [...seating.tables].sort().join() === tables)) !== null
  })
  return confirmed.ok ? accept() : confirmed
}

/** A held table becomes free; a sold one is not touched. A second call changes nothing. */
export async function releaseTable({ stock, cameFree }: RestaurantParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const hold = await stock.lockHold(tx, orgId, holdRef)
  await releaseHold(stock, tx, { orgId, holdId: holdRef })
  if (hold) await cameFree(tx, 'RES', [tableLine(hold)])
}

/** A sold table becomes free, for good. A second call changes nothing. */
export async function cancelTable({ stock, cameFree }: RestaurantParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const before = await cancelHold(stock, tx, { orgId, holdId: holdRef })
  if (before) await cameFree(tx, 'RES', [tableLine(before)])
}

/** Of a table that was given up, how much others have bought since. */
export const tableSoldAgain = ({ stock }: RestaurantParts, tx: Tx, { orgId, holdRef }: HeldItem): ReturnType<RestaurantParts['stock']['soldAgain']> =>
  stock.soldAgain(tx, { orgId, holdId: holdRef })
