import { addDays, dayIn } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { codeOf, contact, got, guestsFor, traveller } from '../../flows/booking-system.testing.ts'
import { twoHundred, twoNodes } from '../../flows/two-nodes.testing.ts'
import { holdBody, transferCallsOf, type WireTransfer } from './transfers.testing.ts'

const { nodeOf, pay, gateway } = twoNodes()
const today = dayIn('Europe/Lisbon', Date.now())
const ride = (days: number, adults = 1) => ({ from: 'LIS', to: 'lisbon.alfama', at: `${addDays(today, days)}T10:00`, adults, bags: 1, limit: 100 })

/** A transfer that will do, on some day from one on. */
async function findOn(from: number, take: (transfer: WireTransfer) => boolean) {
  for (let day = from; day < from + 15; day++) {
    const found = got(await transferCallsOf(nodeOf(0)).search(ride(day), traveller('looker'))).transfers.find(take)
    if (found) return { search: ride(day), found }
  }
  throw new Error('no such transfer')
}

/** A whole purchase: hold, consent, pay in the browser. Returns how it ended. */
async function buy(index: number, transfer: WireTransfer, search: ReturnType<typeof ride>): Promise<string> {
  const [node, who] = [nodeOf(index), traveller(`rider${index}`)]
  const transfers = transferCallsOf(node)
  const held = await transfers.prebook(holdBody(transfer, search), who)
  if (!held.ok) return codeOf(held)
  const { checkoutId, price } = held.value
  const { booking_id } = got(await transfers.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who))
  return pay(node, booking_id, who)
}

test('[C1.11] two hundred buyers at once for the last vehicle of a half hour, on two nodes: one has it, 199 are refused cleanly', async () => {
  const { search, found } = await findOn(40, ({ left, vehicle }) => left === 1 && !vehicle.per_person)
  const ends = await twoHundred((index) => buy(index, found, search))
  expect(ends.filter((end) => end === 'confirmed')).toHaveLength(1)
  expect(ends.filter((end) => end === 'sold_out')).toHaveLength(199)
  expect(gateway.captured()).toHaveLength(1)
})

test('seats of a shuttle, wanted at once by parties of one to three, are never sold twice', async () => {
  const { search, found } = await findOn(61, ({ vehicle }) => vehicle.code === 'SHUTTLE')
  const asked = Array.from({ length: 30 }, (_, index) => {
    const party = { ...search, adults: 1 + (index % 3) }
    return transferCallsOf(nodeOf(index)).prebook({ ...holdBody(found, party), expected_total: 1 }, traveller(`seat${index}`))
  })
  const held = (await Promise.all(asked)).filter(({ ok }) => ok)
  expect(held.length).toBeGreaterThanOrEqual(1)
})
