import { commaText, dayTextLong, dayTimeText } from '@sojourn/i18n'
import { accept, invariant, refuse } from '@sojourn/kernel'
import { type Restaurant, turnCells } from '@sojourn/world'
import { defineWaits, type Waits } from '../../sale/waits.ts'
import { eveningOf, quarterOf, seatingsFor } from './domain/evening.ts'
import { LEAD_MS } from './find-table.ts'
import type { RestaurantParts } from './parts.ts'
import { clockOf, dayOf, type TableAsk, tableAsk } from './table-ask.ts'
import { chosenTable } from './table-ask-of.ts'
import { msOf } from './to-wire.ts'
import { partyText } from './words.ts'

/** Who is asked is at a table or on the way: a quarter of an hour is enough to answer. */
const OFFER_MINUTES = 15

/** All who wait for a table of a restaurant. */
export const tableLine = ({ restaurantId }: { readonly restaurantId: string }): string => restaurantId

/** Whether the house has a table for them, were nobody else there. */
const isLargeEnough = (restaurant: Restaurant, { at, party, area }: TableAsk): boolean =>
  seatingsFor(eveningOf(restaurant, 0, [], []), { quarter: quarterOf(clockOf(at)), turn: turnCells(restaurant, party), party, area }).length > 0

/** Tables are waited for by restaurant; who wants one at a time that does not meet is before nobody. */
export function waitsForTables(parts: RestaurantParts): Waits {
  const find = ({ restaurantId }: Pick<TableAsk, 'restaurantId'>): Restaurant | null => parts.catalogue()?.find(restaurantId) ?? null
  const known = (ask: TableAsk): Restaurant => {
    const restaurant = find(ask)
    invariant(restaurant, `only tables of the catalogue are waited for: ${ask.restaurantId}`)
    return restaurant
  }
  const startMs = (ask: TableAsk): number => msOf(ask.at, known(ask).facts.timeZone)
  const endMs = (ask: TableAsk): number => startMs(ask) + turnCells(known(ask), ask.party) * 15 * 60_000
  return defineWaits<TableAsk, TableAsk>({
    wanted: tableAsk,
    async wantedOf(fields, caller, currency) {
      const chosen = await chosenTable({ ...Object(fields), currency }, caller)
      if (!chosen.ok) return chosen
      const restaurant = find(chosen.value)
      return restaurant && isLargeEnough(restaurant, chosen.value) ? accept(chosen.value) : refuse('bad_input')
    },
    lineOf: tableLine,
    isSameThing: (a, b) => startMs(a) < endMs(b) && startMs(b) < endMs(a),
    asksOf: async (_tx, wanted) => [wanted],
    // As long as it may still be booked.
    lastMs: async (_tx, wanted) => startMs(wanted) - LEAD_MS,
    async describe(_tx, wanted) {
      const { name } = known(wanted)
      return { title: name, summary: commaText([partyText(wanted.party), dayTimeText(dayTextLong(dayOf(wanted.at)), clockOf(wanted.at))]) }
    },
    offerMinutes: OFFER_MINUTES,
  })
}
