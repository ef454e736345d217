import type { Transactions } from '@sojourn/kernel'
import { toMajor } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { createToy } from '../../sale/toy-product.testing.ts'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { dieAt } from '../die-at.testing.ts'
import { carItem, type PackageSystem, packageDb, packageSystem, stayItem, toyItem } from '../packages.testing.ts'
import { checkInvariants } from '../toy-system.testing.ts'

const clock = fakeClock()
const db = await packageDb(clock)
const toy = createToy()
let tests = 0

/** A court, a night in a hotel and a car, held as a package by a person of their own. */
async function held(at: PackageSystem) {
  const no = ++tests
  const who = traveller(`pack${no}`)
  const court = { resources: [`court ${no}`] }
  const parts = [toyItem(court), await stayItem(db, at, no), await carItem(at, 1 + (no % 24), who)]
  return { who, no, court, ...got(await at.holdPackage(who, parts)) }
}

const run = ['take_payment', 'confirm_items', 'confirm_booking'].flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`])
const undo = ['before undo take_payment', 'begun take_payment', 'called take_payment', 'after undo take_payment']

test.each([...run, 'before end', 'after end'])('[C1.9] killed at "%s": another node confirms all of the package, paid once', async (point) => {
  const dying = packageSystem(db, clock, { toy, probe: dieAt(point) })
  const { who, ...sold } = await held(dying)
  const booking_id = await dying.bookPackage(who, sold)
  const intent = dying.pay(booking_id)
  await dying.status({ booking_id }, who)
  await dying.core.settled()
  const system = packageSystem(db, clock, { toy, gateway: dying.gateway })
  clock.advance(3_001)
  await system.work()
  const booked = got(await system.get({ booking_id }, who))
  expect(booked).toMatchObject({ status: 'confirmed', item_states: ['confirmed', 'confirmed', 'confirmed'] })
  expect(system.gateway.captured()).toEqual([intent])
  expect(intent.amount).toBe(sold.quote.payNow.minor)
  await checkInvariants(db, system)
})

test.each([...run.slice(0, 4), ...undo, 'before end', 'after end'])(
  '[C1.9] killed at "%s" while one part was sold to another: nothing of the package is sold, and all is refunded once',
  async (point) => {
    const dying = packageSystem(db, clock, { toy, probe: dieAt(point) })
    const { who, court, ...sold } = await held(dying)
    const booking_id = await dying.bookPackage(who, sold)
    const intent = [...dying.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!
    dying.gateway.browser.waitsForBank(intent)
    clock.advance(15 * 60_000)
    const system = packageSystem(db, clock, { toy, gateway: dying.gateway })
    await system.work()
    await system.buy(traveller(`other${tests}`), court)
    dying.gateway.browser.pays(intent)
    await dying.status({ booking_id }, who)
    await dying.core.settled()
    clock.advance(3_001)
    await system.work()
    expect(got(await system.get({ booking_id }, who))).toMatchObject({ status: 'failed', item_states: ['failed', 'failed', 'failed'] })
    expect([...system.gateway.refunds.values()].filter((each) => each.payment_intent === intent.id).map(({ amount }) => amount)).toEqual([intent.amount])
    await checkInvariants(db, system)
  },
)

class Killed extends Error {}

/** A node whose process ends as it commits a swap, or once it has. */
const dyingAt = (when: 'uncommitted' | 'committed'): Transactions => ({
  ...db,
  async inTenant(orgId, work, options) {
    await db.inTenant(
      orgId,
      async (tx) => {
        await work(tx)
        if (when === 'uncommitted') throw new Killed()
      },
      options,
    )
    throw new Killed()
  },
})

test.each(['uncommitted', 'committed'] as const)(
  '[C1.9] killed while a part is swapped (%s): the one is held or the other, at the price of it',
  async (when) => {
    const system = packageSystem(db, clock, { toy })
    const { who, no, checkoutId, quote } = await held(system)
    const item = toyItem({ resources: [`court ${no} other`], cells: 8 })
    const dying = packageSystem(dyingAt(when), clock, { toy, gateway: system.gateway })
    const total = quote.total.minor + 3_600
    await expect(dying.core.shop.swap({ checkoutId, swaps: [{ at: 0, item }], expectedTotal: total / 100 }, who)).rejects.toThrow(Killed)
    const { price, items } = got(await system.getCheckout({ checkoutId }, who))
    const isSwapped = when === 'committed'
    expect([price.total, items[0]?.description.title]).toEqual(isSwapped ? [total / 100, `court ${no} other`] : [toMajor(quote.total), `court ${no}`])
    const ben = traveller(`free${no}`)
    expect(codeOf(await system.hold(ben, { resources: [isSwapped ? `court ${no}` : `court ${no} other`] }))).toBe('ok')
    expect(codeOf(await system.hold(ben, { resources: [isSwapped ? `court ${no} other` : `court ${no}`] }))).toBe('sold_out')
    await checkInvariants(db, system)
  },
)

test('[C1.9] two nodes swap two parts of one checkout at once: one after the other, and none is lost', async () => {
  const nodes = [packageSystem(db, clock, { toy }), packageSystem(db, clock, { toy })] as const
  const { who, no, checkoutId, quote } = await held(nodes[0])
  const requests = ['left', 'right'].map((name) => ({
    checkoutId,
    swaps: [{ at: 0, item: toyItem({ resources: [`court ${no} ${name}`] }) }],
    expectedTotal: toMajor(quote.total),
  }))
  const swapped = await Promise.all(nodes.map((node, index) => node.core.shop.swap(requests[index]!, who)))
  expect(swapped.map(codeOf)).toEqual(['ok', 'ok'])
  const { items } = got(await nodes[0].getCheckout({ checkoutId }, who))
  const title = items[0]!.description.title
  const ben = traveller(`free${no}`)
  const codes = await Promise.all(
    ['left', 'right'].map(async (name) => [`court ${no} ${name}`, codeOf(await nodes[0].hold(ben, { resources: [`court ${no} ${name}`] }))] as const),
  )
  for (const [name, code] of codes) expect(code, name).toBe(name === title ? 'sold_out' : 'ok')
  await checkInvariants(db, nodes[0])
})

test('[C1.9] while one node books it, another swaps nothing: what is booked is what was consented to', async () => {
  const nodes = [packageSystem(db, clock, { toy }), packageSystem(db, clock, { toy })] as const
  const { who, no, ...sold } = await held(nodes[0])
  const item = toyItem({ resources: [`court ${no} other`] })
  const [booking_id, swap] = await Promise.all([
    nodes[0].bookPackage(who, sold).catch(() => null),
    nodes[1].core.shop.swap({ checkoutId: sold.checkoutId, swaps: [{ at: 0, item }], expectedTotal: toMajor(sold.quote.total) }, who),
  ])
  expect(booking_id).not.toBeNull()
  const booked = got(await nodes[0].get({ booking_id: booking_id! }, who))
  expect(booked.items[0]?.description.title).toBe(swap.ok ? `court ${no} other` : `court ${no}`)
  expect(booked.price.total).toBe(toMajor(sold.quote.total))
  await checkInvariants(db, nodes[0])
})
