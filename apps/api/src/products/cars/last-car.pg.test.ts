import { addDays, dayIn } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { codeOf, contact, got, guestsFor, traveller } from '../../flows/booking-system.testing.ts'
import { twoHundred, twoNodes } from '../../flows/two-nodes.testing.ts'
import { carCallsOf, holdBody, type WireCar } from './cars.testing.ts'

const { nodeOf, pay, gateway } = twoNodes()
const today = dayIn('Europe/Lisbon', Date.now())
const twoDays = (from: number) => ({
  pickup: 'LIS',
  pickup_at: `${addDays(today, from)}T10:00`,
  dropoff_at: `${addDays(today, from + 2)}T10:00`,
  driver_age: 40,
  limit: 100,
})

/** A class of which one car is left for two days from some day on; `from` is where to look first. */
async function lastCar(from: number) {
  for (let day = from; day < from + 15; day++) {
    const search = twoDays(day)
    const last = got(await carCallsOf(nodeOf(0)).search(search, traveller('looker'))).cars.find(({ left }) => left === 1)
    if (last) return { day, search, last }
  }
  throw new Error('no class is down to its last car')
}

/** A whole purchase: hold, consent, pay in the browser. Returns how it ended. */
async function buy(index: number, car: WireCar, search: ReturnType<typeof twoDays>): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`driver${index}`)]
  const cars = carCallsOf(node)
  const held = await cars.prebook(holdBody(car, search), who)
  if (!held.ok) return codeOf(held)
  const { checkoutId, price } = held.value
  const { booking_id } = got(await cars.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  return pay(node, booking_id, who)
}

test('[C1.11] two hundred buyers at once for the last car of a class at a desk, on two nodes: one has it, 199 are refused cleanly', async () => {
  const { search, last } = await lastCar(40)
  const ends = await twoHundred((index) => buy(index, last, search))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(199)
  expect(gateway.captured()).toHaveLength(1)
})

test('rentals of other days that share one, wanted at once, never sell a car twice', async () => {
  const { day, last } = await lastCar(61)
  const asked = Array.from({ length: 30 }, (_, index) => {
    const search = twoDays(day - 1 + (index % 3))
    return carCallsOf(nodeOf(index)).prebook({ ...holdBody(last, search), expected_total: 1 }, traveller(`overlap${index}`))
  })
  const held = (await Promise.all(asked)).filter(({ ok }) => ok)
  expect(held.length).toBeGreaterThanOrEqual(1)
})
