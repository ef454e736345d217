import { addDays, dayIn } from '@sojourn/kernel'
import { createRestaurantWorld, turnCells } from '@sojourn/world'
import { expect, test } from 'vitest'
import { codeOf, contact, got, guestsFor, smallWorld, traveller } from '../../flows/booking-system.testing.ts'
import { twoHundred, twoNodes } from '../../flows/two-nodes.testing.ts'
import { eveningOf, firstQuarterOf, seatingsFor, seatingTimes } from './domain/evening.ts'
import { isOpenOn } from './find-table.ts'
import { holdBody, tableCallsOf } from './tables.testing.ts'
import { localTime } from './to-wire.ts'

const { nodeOf, endOf } = twoNodes()
const today = dayIn('Europe/Lisbon', Date.now())
const catalogue = createRestaurantWorld(smallWorld)
const lisbon = catalogue.findPlace('lisbon')!.facts

/** A time on some day from which a restaurant has exactly one way left to seat a party. */
function lastTable(from: number, party: number): { restaurantId: string; at: string } {
  for (let ahead = from; ahead < from + 14; ahead++) {
    const day = addDays(today, ahead)
    for (const restaurant of catalogue.at(lisbon)) {
      if (restaurant.fineDining) continue
      const evening = eveningOf(restaurant, firstQuarterOf(day, lisbon.timeZone), catalogue.others(restaurant, day), [])
      const quarter = seatingTimes(restaurant).find(
        (each) => seatingsFor(evening, { quarter: each, turn: turnCells(restaurant, party), party, area: null }).length === 1,
      )
      if (quarter !== undefined && isOpenOn(restaurant, day)) return { restaurantId: restaurant.restaurantId, at: localTime(day, quarter) }
    }
  }
  throw new Error('no restaurant is down to its last table')
}

/** A whole booking: hold and consent. Returns how it ended. */
async function book(index: number, { restaurantId, at }: ReturnType<typeof lastTable>): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`diner${index}`)]
  const tables = tableCallsOf(node)
  const held = await tables.prebook(holdBody(restaurantId, at, 2), who)
  if (!held.ok) return codeOf(held)
  const { booking_id } = got(await tables.book({ checkoutId: held.value.checkoutId, guests: guestsFor(who), contact, consented_total: 0 }, who))
  return endOf(node, booking_id, who)
}

test('[C1.11] two hundred buyers at once for the last table of a time, on two nodes: one has it, 199 are refused cleanly', async () => {
  const last = lastTable(40, 2)
  const ends = await twoHundred((index) => book(index, last))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(199)
})

test('times that overlap, wanted at once by parties of all sizes, never sell a table twice: the invariants say so after it', async () => {
  const { restaurantId, at } = lastTable(60, 2)
  const day = at.slice(0, 10)
  const times = seatingTimes(catalogue.find(restaurantId)!)
  const asked = Array.from({ length: 120 }, (_, index) => {
    const body = holdBody(restaurantId, localTime(day, times[index % times.length]!), 1 + (index % 6))
    return tableCallsOf(nodeOf(index)).prebook(body, traveller(`overlap${index}`))
  })
  const held = (await Promise.all(asked)).filter(({ ok }) => ok)
  expect(held.length).toBeGreaterThan(1)
})
