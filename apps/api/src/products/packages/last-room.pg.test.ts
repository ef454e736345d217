import { bookPackage, type PackageShape, prebookPackage, searchPackages } from '@sojourn/contracts'
import { raw, sql } from '@sojourn/db'
import { addDays, dayIn } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { codeOf, contact, got, traveller } from '../../flows/booking-system.testing.ts'
import { twoHundred, twoNodes } from '../../flows/two-nodes.testing.ts'
import { adult } from '../flights/flight-sale.testing.ts'
import { chosenOf } from './packages.testing.ts'

const { nodeOf, pay, gateway, db } = twoNodes()
const today = dayIn('Europe/Lisbon', Date.now())

/** A package of the last room of a kind. */
async function lastOne(from: number): Promise<PackageShape> {
  for (let day = from; day < from + 40; day++) {
    const leave = addDays(today, day)
    const trip = { from: 'MAD', to: 'lisbon', leave, return: addDays(leave, 3), rooms: [{ adults: 1 }], limit: 60 }
    const found = got(await nodeOf(0).call(searchPackages)(trip, traveller('looker')))
    const last = found.packages.find(({ parts }) => parts[1]!.left === 1)
    if (last) return last
  }
  throw new Error('no hotel is down to its last room')
}

const letters = (index: number): string => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** A whole purchase at the price that was seen: held, consented to, paid in the browser. Answers how it ended. */
async function buy(index: number, { parts, price }: PackageShape): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`pack${index}`)]
  const held = await node.call(prebookPackage)({ parts: chosenOf(parts), expected_total: price.total }, who)
  if (!held.ok) return codeOf(held)
  const { checkoutId, price: now } = held.value
  const guests = [{ ...adult(`Ana ${letters(index)}`), last_name: 'Klein' }]
  const { booking_id } = got(await node.call(bookPackage)({ checkoutId, guests, contact, consented_total: now.total }, who))
  return pay(node, booking_id, who)
}

test('[C1.9] [C1.11] two hundred buyers at once of a package with the last room, on two nodes: one has all of it, the others nothing of it', async () => {
  const last = await lastOne(30)
  const ends = await twoHundred((index) => buy(index, last))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(199)
  expect(gateway.captured()).toHaveLength(1)
  const { rows } = await db().asSystem((tx) =>
    raw<{ of: string; n: number }>`select 'seats' as of, count(*)::int as n from flight_holds union all select 'rooms', count(*)::int from stock_holds`.execute(
      sql(tx),
    ),
  )
  expect(rows).toEqual([
    { of: 'seats', n: 1 },
    { of: 'rooms', n: 1 },
  ])
})
