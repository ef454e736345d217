import { changeItem, joinWaitingList, listWaiting, noShow, quoteChange, takeWaited } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, guestsFor, org, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { dinner, findTable, holdBody, tableCallsOf } from './tables.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const tables = tableCallsOf(system)
const ana = traveller('ana')

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

test('a table that costs nothing is found, held, confirmed without a card, mailed and cancelled', async () => {
  const { found, slot } = await findTable(system, dinner(19), ana, ({ fine_dining }) => !fine_dining)
  expect(slot).toMatchObject({ free: true, guarantee: null })
  const held = got(await tables.prebook({ ...holdBody(found.restaurant_id, slot.at, 2), diets: ['vegan'], occasion: 'birthday', note: 'by the window' }, ana))
  expect(held.price).toMatchObject({ total: 0, pay_now: 0, pay_at_property: 0 })
  const shown = got(await system.getCheckout({ checkoutId: held.checkoutId }, ana))
  expect(shown.payment).toMatchObject({ route: 'none', guarantee: false })
  expect(shown.offer).toMatchObject({ product: 'RES', party: 2, diets: ['vegan'], until: slot.until })
  const booked = got(await tables.book({ checkoutId: held.checkoutId, guests: guestsFor(ana), contact, consented_total: 0 }, ana))
  expect(booked.payment_token.route).toBe('none')
  expect(got(await system.status({ booking_id: booked.booking_id }, ana)).status).toBe('confirmed')
  expect(system.gateway.intents.size).toBe(0)
  expect(got(await system.cancelQuote({ booking_id: booked.booking_id }, ana)).refund).toBe(0)
  expect(got(await system.cancel({ booking_id: booked.booking_id, expected_refund: 0 }, ana))).toMatchObject({ status: 'cancelled', refund: 0 })
})

/** Books a table and, where a card is asked for, gives one. */
async function booked(who: ReturnType<typeof traveller>, body: Parameters<typeof tables.prebook>[0], consented_total = 0) {
  const { checkoutId } = got(await tables.prebook(body, who))
  return tables.book({ checkoutId, guests: guestsFor(who), contact, consented_total }, who)
}

test('[C2.8] from seven people on a card guarantees the table: nothing is charged, and what may be is told before', async () => {
  clock.advance(1_000)
  const { found, slot } = await findTable(system, dinner(16, 8), ana, ({ fine_dining }) => !fine_dining)
  const { per_head, total } = slot.guarantee!
  expect(total).toBeCloseTo(8 * per_head, 2)
  const { checkoutId, price } = got(await tables.prebook(holdBody(found.restaurant_id, slot.at, 8), ana))
  expect(price.total).toBe(0)
  const shown = got(await system.getCheckout({ checkoutId }, ana))
  expect(shown.payment).toMatchObject({ route: 'set_up', guarantee: true })
  expect(shown.if_cancelled.map(({ kind, lose, may_charge }) => [kind, lose, may_charge])).toEqual([
    ['terms', 0, 0],
    ['terms', total, total],
    ['no_show', total, total],
  ])
  const { booking_id, payment_token } = got(await tables.book({ checkoutId, guests: guestsFor(ana), contact, consented_total: 0 }, ana))
  expect(payment_token.route).toBe('set_up')
  expect(got(await system.status({ booking_id }, ana)).status).not.toBe('confirmed')
})

test('a set menu is paid with the booking, with what the house adds for service, and comes back until its hour', async () => {
  clock.advance(1_000)
  const nora = traveller('nora')
  const { found, slot } = await findTable(system, dinner(17), nora, ({ set_menu, fine_dining }) => set_menu !== null && !fine_dining)
  const { menu_price } = got(await tables.details({ restaurant_id: found.restaurant_id, day: '2027-03-17', party: 2 }, nora))
  const held = got(await tables.prebook({ ...holdBody(found.restaurant_id, slot.at, 2), menu: true, expected_total: menu_price!.total }, nora))
  expect(held).toMatchObject({ isPriceChange: false, price: { total: menu_price!.total, pay_now: menu_price!.total } })
  const { booking_id } = got(await tables.book({ checkoutId: held.checkoutId, guests: guestsFor(nora), contact, consented_total: held.price.total }, nora))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, nora)).status).toBe('confirmed')
  const { refund } = got(await system.cancelQuote({ booking_id }, nora))
  expect(refund).toBe(held.price.total)
  got(await system.cancel({ booking_id, expected_refund: refund }, nora))
})

test('a set menu costs what is told a head for each of the party, in every currency', async () => {
  const lea = traveller('lea')
  for (const currency of ['JPY', 'KWD', 'USD']) {
    const { restaurants } = got(await tables.search({ ...dinner(16, 7), currency }, lea))
    for (const { restaurant_id, set_menu } of restaurants.filter((each) => each.set_menu !== null).slice(0, 4)) {
      const { menu_price } = got(await tables.details({ restaurant_id, day: '2027-03-16', party: 7, currency }, lea))
      expect(menu_price!.total - menu_price!.fees, `${restaurant_id} in ${currency}`).toBeCloseTo(7 * set_menu!.per_head, 5)
    }
  }
})

test('[A2.18] a person has no second table within two hours, at whichever restaurant; later the same evening they may', async () => {
  clock.advance(1_000)
  const rui = traveller('rui')
  const early = await findTable(
    system,
    { ...dinner(22), time: '19:30' },
    rui,
    ({ fine_dining, slots }) => !fine_dining && slots.some(({ at, free }) => free && at.endsWith('19:30')),
  )
  got(await booked(rui, holdBody(early.found.restaurant_id, '2027-03-22T19:30', 2)))
  const other = await findTable(
    system,
    { ...dinner(22), time: '21:00' },
    rui,
    ({ fine_dining, restaurant_id, slots }) =>
      !fine_dining && restaurant_id !== early.found.restaurant_id && slots.some(({ at, free }) => free && at.endsWith('21:00')),
  )
  expect(codeOf(await booked(rui, holdBody(other.found.restaurant_id, '2027-03-22T21:00', 2)))).toBe('duplicate_booking')
  const late = await findTable(
    system,
    { ...dinner(22), time: '21:30' },
    rui,
    ({ fine_dining, restaurant_id, slots }) =>
      !fine_dining && restaurant_id !== early.found.restaurant_id && slots.some(({ at, free }) => free && at.endsWith('21:30')),
  )
  expect(got(await booked(rui, holdBody(late.found.restaurant_id, '2027-03-22T21:30', 2))).booking_id).toMatch(/./)
})

test('another time at the same restaurant takes the place of the one that was held', async () => {
  clock.advance(1_000)
  const eva = traveller('eva')
  const { found } = await findTable(system, dinner(23), eva, ({ fine_dining, slots }) => !fine_dining && slots.filter(({ free }) => free).length > 1)
  const [one, two] = found.slots.filter(({ free }) => free)
  const first = got(await tables.prebook(holdBody(found.restaurant_id, one!.at, 2), eva))
  got(await tables.prebook(holdBody(found.restaurant_id, two!.at, 2), eva))
  expect(got(await system.getCheckout({ checkoutId: first.checkoutId }, eva)).state).toBe('released')
})

test('what is looked at is what is held: the time is full for others until it is cancelled', async () => {
  clock.advance(1_000)
  const [lea, max] = [traveller('lea'), traveller('max')]
  const { found, slot } = await findTable(system, dinner(24), lea, ({ fine_dining }) => !fine_dining)
  const freeAt = async () =>
    got(await tables.slots({ restaurant_id: found.restaurant_id, day: '2027-03-24', party: 2 }, max)).slots.find(({ at }) => at === slot.at)!.free
  const taken: string[] = []
  for (let nth = 0; await freeAt(); nth++) {
    const who = traveller(`seated${nth}`)
    taken.push(got(await booked(who, holdBody(found.restaurant_id, slot.at, 2))).booking_id)
  }
  expect(codeOf(await tables.prebook(holdBody(found.restaurant_id, slot.at, 2), max))).toBe('sold_out')
  got(await system.cancel({ booking_id: taken[0]!, expected_refund: 0 }, traveller('seated0')))
  expect(await freeAt()).toBe(true)
})

test('a table that is full is waited for, and held for the one who waits as soon as it is given up', async () => {
  clock.advance(1_000)
  const [ida, otto] = [traveller('ida'), traveller('otto')]
  const { found, slot } = await findTable(system, dinner(25), ida, ({ fine_dining }) => !fine_dining)
  const isFree = async () => {
    const { slots } = got(await tables.slots({ restaurant_id: found.restaurant_id, day: '2027-03-25', party: 2 }, otto))
    return slots.find(({ at }) => at === slot.at)!.free
  }
  const taken: string[] = []
  for (let nth = 0; await isFree(); nth++) taken.push(got(await booked(traveller(`waited${nth}`), holdBody(found.restaurant_id, slot.at, 2))).booking_id)
  const wanted = { restaurant_id: found.restaurant_id, at: slot.at, party: 2 }
  // What this house never serves is not waited for.
  for (const never of [{ at: `${slot.at.slice(0, 11)}04:00` }, { party: 16 }, { area: 'roof' }])
    expect(codeOf(await system.call(joinWaitingList)({ product_type: 'RES', wanted: { ...wanted, ...never } }, otto))).toBe('no_waiting_list')
  const { waiting } = got(await system.call(joinWaitingList)({ product_type: 'RES', wanted }, otto))
  expect(waiting).toMatchObject({ state: 'waiting', position: 1, title: found.name })
  await system.work()
  expect(got(await system.call(listWaiting)({}, otto)).waiting).toMatchObject([{ state: 'waiting' }])
  got(await system.cancel({ booking_id: taken[0]!, expected_refund: 0 }, traveller('waited0')))
  await system.work()
  expect(got(await system.call(listWaiting)({}, otto)).waiting).toMatchObject([{ state: 'offered' }])
  expect(await isFree()).toBe(false)
  const { checkoutId } = got(await system.call(takeWaited)({ waiting_id: waiting.waiting_id }, otto))
  expect(got(await tables.book({ checkoutId, guests: guestsFor(otto), contact, consented_total: 0 }, otto)).payment_token.route).toBe('none')
})

test('[C2.14] a table is changed to another time and number of people, at once and for nothing, and the table before is free again', async () => {
  clock.advance(1_000)
  const kim = traveller('kim')
  const { found, slot } = await findTable(system, dinner(26), kim, ({ fine_dining }) => !fine_dining)
  const { booking_id } = got(await booked(kim, holdBody(found.restaurant_id, slot.at, 2)))
  expect(got(await system.status({ booking_id }, kim)).status).toBe('confirmed')
  const { slots } = got(await tables.slots({ restaurant_id: found.restaurant_id, day: '2027-03-26', party: 3 }, kim))
  const other = slots.find(({ free, at }) => free && at !== slot.at)!
  const change = { booking_id, item_no: 1, wanted: { at: other.at, party: 3, area: null } }
  const quoted = got(await system.call(quoteChange)(change, kim))
  expect(quoted).toMatchObject({ price: 0, fee: 0, pay_now: 0, back: 0, total: 0, needs_checkout: false })
  expect(quoted.description.summary).toContain(other.at.slice(11))
  expect(got(await system.call(changeItem)({ ...change, consented_total: 0 }, kim))).toMatchObject({ checkoutId: null })
  const after = got(await system.get({ booking_id }, kim))
  expect(after.items[0]).toMatchObject({ offer: { at: other.at, party: 3 } })
  expect(after.items[0]!.versions).toMatchObject([{ description: { summary: expect.stringContaining(slot.at.slice(11)) } }])
  // The table they had is free for others.
  const held = got(await tables.slots({ restaurant_id: found.restaurant_id, day: '2027-03-26', party: 2 }, traveller('else'))).slots.find(
    ({ at }) => at === slot.at,
  )
  expect(held?.free).toBe(true)
  expect(codeOf(await system.call(quoteChange)({ ...change, wanted: { at: '2027-03-26T16:00' } }, kim))).toBe('not_changeable')
})

/** A table of eight that a card guarantees, confirmed. */
async function guaranteed(who: ReturnType<typeof traveller>, day: number) {
  const { found, slot } = await findTable(system, dinner(day, 8), who, ({ fine_dining }) => !fine_dining)
  const { booking_id } = got(await booked(who, holdBody(found.restaurant_id, slot.at, 8)))
  await guarantee(booking_id, who)
  return { slot, booking_id, total: slot.guarantee!.total }
}

/** Gives the card that guarantees a booking. */
async function guarantee(booking_id: string, who: ReturnType<typeof traveller>): Promise<void> {
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
}

const DAY_MS = 86_400_000
/** Lives until a moment, doing each day what falls due. */
async function live(untilMs: number): Promise<void> {
  while (clock.nowMs() < untilMs) {
    clock.advance(Math.min(DAY_MS, untilMs - clock.nowMs()))
    for (let round = 0; round < 10 && (await system.later.run()) > 0; round++) await system.work()
  }
}

const chargesOf = async (booking_id: string, who: ReturnType<typeof traveller>) => got(await system.get({ booking_id }, who)).charges

test('[C2.16] those who do not come to a guaranteed table are charged what was told, once, though its price was nothing', async () => {
  clock.advance(1_000)
  const [mia, olive] = [traveller('mia'), traveller('olive', org, 1)]
  const { slot, booking_id, total } = await guaranteed(mia, 29)
  await live(Date.parse(`${slot.at}:00+01:00`) + 16 * 60_000)
  expect(codeOf(await system.call(quoteChange)({ booking_id, item_no: 1, wanted: { party: 2 } }, mia))).toBe('not_changeable')
  got(await system.call(noShow)({ booking_id, item_no: 1 }, olive))
  expect(await chargesOf(booking_id, mia)).toMatchObject([{ kind: 'fee', amount: total, state: 'scheduled' }])
  await live(clock.nowMs() + 5 * DAY_MS)
  expect(await chargesOf(booking_id, mia)).toMatchObject([{ kind: 'fee', amount: total, state: 'paid' }])
})

/** A restaurant where eight can sit at a time, and an hour later at the same table alone. */
async function oneTableFor(eight: ReturnType<typeof dinner>, who: ReturnType<typeof traveller>) {
  const at = `${eight.day}T${eight.time}`
  const later = `${eight.day}T21:00`
  for (const { restaurant_id, fine_dining } of got(await tables.search(eight, who)).restaurants) {
    const isFree = async (time: string) => {
      const { slots } = got(await tables.slots({ restaurant_id, day: eight.day, party: 8 }, who))
      return slots.find((slot) => slot.at === time)?.free === true
    }
    if (fine_dining || !(await isFree(at)) || !(await isFree(later))) continue
    const { booking_id } = got(await booked(who, holdBody(restaurant_id, at, 8)))
    await guarantee(booking_id, who)
    if (!(await isFree(later))) return { restaurant_id, booking_id, at, later }
    got(await system.cancel({ booking_id, expected_refund: 0 }, who))
  }
  throw new Error('no restaurant has one table for eight')
}

test('[C2.16] the fee of a table that was cancelled late shrinks by the part of its time in which others have it', async () => {
  clock.advance(1_000)
  const [leo, sue] = [traveller('leo'), traveller('sue')]
  const { restaurant_id, booking_id, at, later } = await oneTableFor({ ...dinner(1, 8), day: '2027-04-16' }, leo)
  await live(Date.parse(`${at}:00+01:00`) - 23 * 3_600_000)
  const told = got(await system.get({ booking_id }, leo)).if_cancelled[0]!.may_charge
  got(await system.cancel({ booking_id, expected_refund: 0 }, leo))
  expect(await chargesOf(booking_id, leo)).toMatchObject([{ kind: 'fee', amount: told, state: 'scheduled' }])
  const { booking_id: again } = got(await booked(sue, holdBody(restaurant_id, later, 8)))
  await guarantee(again, sue)
  await live(clock.nowMs() + 5 * DAY_MS)
  const [charge] = await chargesOf(booking_id, leo)
  expect(charge).toMatchObject({ kind: 'fee', state: 'paid' })
  // Theirs for 150 minutes, of which others have the last 90.
  expect(charge!.amount).toBeCloseTo(told * 0.4, 1)
})
