import { raw, sql } from '@sojourn/db'
import { addDays, dayIn } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { codeOf, contact, got, traveller } from '../../flows/booking-system.testing.ts'
import { twoHundred, twoNodes } from '../../flows/two-nodes.testing.ts'
import { adult, type FlightDetails, flightCallsOf, holdBody, journeyIds } from './flight-sale.testing.ts'

const { nodeOf, pay, gateway, db } = twoNodes()
const today = dayIn('Europe/Lisbon', Date.now())
const one = { adult: 1 }

/** A journey of so many days ahead, without changes, of which one seat is left at its price. */
async function lastOne(from: number): Promise<FlightDetails> {
  for (let day = from; day < from + 20; day++) {
    for (const itinerary_id of journeyIds(`LIS MAD ${addDays(today, day)}`)) {
      if (itinerary_id.includes('.')) continue
      const found = await flightCallsOf(nodeOf(0)).details({ ...one, itinerary_id }, traveller('looker'))
      if (found.ok && found.value.itinerary.left === 1) return found.value
    }
  }
  throw new Error('no fare is down to its last seat')
}

const letters = (index: number): string => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** A whole purchase at the price that was seen: hold, consent, pay in the browser. Returns how it ended. */
async function buy(index: number, name: string, body: ReturnType<typeof holdBody>): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`${name}${index}`)]
  const flights = flightCallsOf(node)
  const held = await flights.prebook(body, who)
  if (!held.ok) return codeOf(held)
  const { checkoutId, price, isPriceChange } = held.value
  if (isPriceChange) {
    await node.core.shop.release(checkoutId, who)
    return 'price_changed'
  }
  const guests = [{ ...adult(`Ana ${letters(index)}`), last_name: name }]
  const { booking_id } = got(await flights.book({ checkoutId, guests, contact, consented_total: price.total }, who))
  return pay(node, booking_id, who)
}

test('[C1.11] two hundred buyers at once for the last seat at a price, on two nodes: one has it, the others are told the next price or that nothing is left', async () => {
  const body = holdBody(await lastOne(20), one)
  const ends = await twoHundred((index) => buy(index, 'Klein', body))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'price_changed' || end === 'sold_out')).toHaveLength(199)
  expect(gateway.captured()).toHaveLength(1)
})

test('[C1.11] two hundred buyers at once for one seat of the map: one has it, 199 are told that it is taken', async () => {
  const [itinerary_id] = journeyIds(`LIS MAD ${addDays(today, 200)}`).filter((each) => !each.includes('.'))
  const flights = flightCallsOf(nodeOf(0))
  const found = got(await flights.details({ ...one, itinerary_id: itinerary_id! }, traveller('looker')))
  const { brand_id } = found.itinerary.brands[0]!
  const map = got(await flights.seats({ ...one, itinerary_id: itinerary_id!, brand_id }, traveller('looker')))
  const seat = map.flights[0]!.rows.flatMap(({ seats }) => seats).find(({ is_free }) => is_free)!
  const plain = holdBody(found, one)
  const body = { ...plain, seats: [{ segment: 1, traveller: 1, seat: seat.seat }], expected_total: plain.expected_total + seat.amount }
  const before = gateway.captured().length
  const ends = await twoHundred((index) => buy(index, 'Groot', body))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'seat_taken')).toHaveLength(199)
  expect(gateway.captured()).toHaveLength(before + 1)
  const { rows } = await db().asSystem((tx) => raw<{ seat: string }>`select seat from flight_seats`.execute(sql(tx)))
  expect(rows).toEqual([{ seat: seat.seat }])
})
