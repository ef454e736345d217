import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import { addDays, dayIn, daysBetween } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld } from '@sojourn/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeMigrations } from '../../whole-api.testing.ts'
import { resortInvariants } from './data/invariants.sql.ts'

const clock = fakeClock()
const whole = createWorld({ seed: 'sojourn', places: 'all' })
const world = { ...whole, destinations: whole.destinations.filter(({ key }) => ['cancun', 'tulum', 'lisbon', 'zermatt'].includes(key)) }
let db: Db
let system: ReturnType<typeof openWholeApi>
let member: Browser

const contact = { email: 'member@sojourn.test', phone: '+351 912 555 018' }
const guests = [{ first_name: 'Nora', last_name: 'Andrade' }]
const today = dayIn('America/Cancun', clock.nowMs())

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  system = openWholeApi(db, clock, { world, holdLimitTimes: 20 })
  await system.api.seed()
  member = system.visit()
  await member.signIn('member@sojourn.test')
})
afterEach(async () => expect(await runInvariants(db, resortInvariants)).toEqual([]))
afterAll(() => db.close())

// biome-ignore lint/suspicious/noExplicitAny: what calls answer
type Answer = any
async function made(browser: Browser, path: string, body: unknown): Promise<Answer> {
  const answer = await browser.call(path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer.body.data
}
const rowsOf = <Row>(text: string) => db.asSystem(async (tx) => (await raw<Row>`${raw.raw(text)}`.execute(sql(tx))).rows)
const takenNights = async () => Number((await rowsOf<{ n: number }>('select coalesce(sum(held + sold), 0) as n from resort_nights'))[0]!.n)

async function inventory(browser: Browser, by: 'cash' | 'exchange', from = 90): Promise<{ readonly uuid: string; readonly units: Answer[] }> {
  const { resorts } = await made(browser, '/api/weeks/search', { destination: 'cancun', by })
  const { uuid, units } = await made(browser, '/api/weeks/getInventory', {
    resort_id: resorts[0].resort.resort_id,
    check_in_date: addDays(today, from),
    check_out_date: addDays(today, 500),
  })
  return { uuid, units: units.filter((unit: Answer) => unit.by === by) }
}

const cookieOf = (browser: Browser): string | null => {
  const value = browser.cookies.get('holdTok')
  return value ? decodeURIComponent(value) : null
}

async function pay(browser: Browser, path: '/api/weeks/book' | '/api/stays/book', prepared: Answer, more: object = {}) {
  const { booking_id } = await made(browser, path, { checkoutId: prepared.checkoutId, guests, contact, consented_total: prepared.price.total, ...more })
  const intent = [...system.gateway.intents.values()].find((each) => each.metadata.booking_id === booking_id)
  if (intent) system.gateway.browser.pays(intent)
  const { status } = await made(browser, '/api/booking/getStatus', { booking_id })
  return { booking_id, status, intent }
}

describe('finding', () => {
  test('[B9.4] without a place the search is of Mexico and begins with ten resorts; [B3.9] a resort has its rooms, season and reviews', async () => {
    const found = await made(member, '/api/weeks/search', {})
    expect(found.place).toMatchObject({ place_id: 'country.MX', name: 'Mexico', type: 'country' })
    expect(found.resorts.length).toBeLessThanOrEqual(10)
    expect(found.months).toHaveLength(18)
    const [{ resort }] = found.resorts
    const answer = (await member.call('/api/weeks/details', { resort_id: resort.resort_id })).body
    expect(answer.resortDetail).toMatchObject({ resort: { resort_id: resort.resort_id }, season: expect.any(Array) })
    expect(answer.resortDetail.season).toHaveLength(52)
    expect(answer.data.reviews.length).toBeGreaterThan(0)
    const reviews = await made(member, '/api/weeks/getReviews', { resort_id: resort.resort_id, lang: 'en-US', cursor: '' })
    expect(reviews).toMatchObject({ reviews: answer.data.reviews, next: '5' })
  })

  test('[B7.13] the inventory takes all fields of its callers, and every week of it has a token, a color and an all-in price or its power', async () => {
    const { resorts } = await made(member, '/api/weeks/search', { destination: 'cancun' })
    const body = {
      resort_id: resorts[0].resort.resort_id,
      check_in_date: addDays(today, 30),
      check_out_date: addDays(today, 300),
      lang: 'en-US',
      currency: 'USD',
      residency: 'US',
      search_type: 'country',
      category: '',
      destination_id: '',
      whitelabel_no: '999',
      mainPath: '/weeks',
    }
    const { units, uuid } = await made(member, '/api/weeks/getInventory', body)
    // Two decimals are enough for all prices, of currencies with three too.
    const inDinars = await made(member, '/api/weeks/getInventory', { ...body, currency: 'KWD' })
    for (const { price } of inDinars.units) expect(`${price.total} ${price.taxes}`).not.toMatch(/\.\d{3}/)
    expect(uuid).toMatch(/^inv_/)
    expect(units.length).toBeGreaterThan(10)
    for (const unit of units) {
      expect(daysBetween(unit.check_in, unit.check_out)).toBe(7)
      expect(unit.reservation_token).toMatch(/^[\w-]+$/)
      const { total, base, taxes, fees } = unit.price
      expect(Math.round((base + taxes + fees) * 100)).toBe(Math.round(total * 100))
      if (unit.by === 'exchange') expect(unit.power.total).toBe(unit.power.place + unit.power.season + unit.power.unit + unit.power.early)
    }
    // Each price is the least of its size and color once more in the lowest prices of the country.
    const cash = units.filter(({ by }: Answer) => by === 'cash').map(({ price }: Answer) => price.total)
    const least = await made(member, '/api/weeks/getGenerateMinPrice', {
      country: 'MX',
      check_in_date_start: body.check_in_date,
      check_in_date_end: body.check_out_date,
      whitelabel_ids: '999',
      inspiraId: '',
    })
    const here = least.resorts.find(({ resort_id }: Answer) => resort_id === body.resort_id)
    expect(here.min_price).toBeLessThanOrEqual(Math.min(...cash))
    expect(least.min_price).toBeLessThanOrEqual(here.min_price)
  })

  test('a period of thousands of years is gone through as far as weeks are sold, and a month of no such year is refused', async () => {
    const { resorts } = await made(member, '/api/weeks/getGenerateMinPrice', {
      country: 'MX',
      check_in_date_start: '0001-01-01',
      check_in_date_end: '9999-12-31',
    })
    expect(resorts.length).toBeGreaterThan(0)
    const none = await made(member, '/api/weeks/getGenerateMinPrice', { country: 'MX', check_in_date_start: '9999-12-01', check_in_date_end: '9999-12-31' })
    expect(none.resorts).toEqual([])
    for (const month of ['0000-01', '0001-01', '9999-12']) expect((await member.call('/api/weeks/search', { month })).body.code).toBe('bad_input')
  })

  test('an inventory of two years has the weeks of every month of them', async () => {
    const { resorts } = await made(member, '/api/weeks/search', { destination: 'cancun' })
    const [from, until] = [addDays(today, 1), addDays(today, 729)]
    const { units } = await made(member, '/api/weeks/getInventory', { resort_id: resorts[0].resort.resort_id, check_in_date: from, check_out_date: until })
    expect(new Set(units.map(({ check_in }: Answer) => check_in.slice(0, 4))).size).toBe(Number(until.slice(0, 4)) - Number(from.slice(0, 4)) + 1)
  })

  test('[C2.18] an unknown place is never another one: near ones are offered', async () => {
    const { status, body } = await member.call('/api/weeks/search', { destination: 'Cancum' })
    expect([status, body.code]).toEqual([404, 'unknown_place'])
    expect(body.data ?? body).toMatchObject({ suggestions: [expect.objectContaining({ place_id: 'cancun' })] })
    expect((await member.call('/api/weeks/getInventory', { resort_id: 'nowhere' })).body.code).toBe('unknown_resort')
    const places = await made(member, '/api/weeks/places', { text: 'Mex' })
    expect(places.places[0]).toMatchObject({ place_id: 'country.MX', type: 'country' })
  })
})

describe('holding', () => {
  test('[A3.13] [A4.12] a held week is in the cookie with its path, is nobody else’s, and is released by the cookie alone, twice as well as once', async () => {
    const guest = system.visit('localhost:4100', '203.0.113.50')
    const { units } = await inventory(guest, 'cash')
    const [unit] = units
    const before = await takenNights()
    const held = await made(guest, '/api/weeks/hold', { reservation_token: unit.reservation_token, mainPath: '/resorts' })
    expect(Date.parse(held.expires_at) - clock.nowMs()).toBe(15 * 60_000)
    expect(cookieOf(guest)).toBe(`/resorts|${held.reservationToken}`)
    expect(held.reservationToken).toMatch(/^[\w-]{20,}\.[\w-]{10}$/)
    expect(await takenNights()).toBe(before + 7)
    // Another visitor neither holds nor releases it, whatever they know of it.
    const other = system.visit('localhost:4100', '203.0.113.51')
    expect((await other.call('/api/weeks/hold', { reservation_token: unit.reservation_token })).body.code).toBe('sold_out')
    await made(other, '/api/weeks/release', { residency: 'MX', search_type: 'country', reservationToken: cookieOf(guest)!, mainPath: '/resorts' })
    expect(await takenNights()).toBe(before + 7)
    expect(await made(guest, '/api/weeks/release', {})).toEqual({ released: true })
    expect([cookieOf(guest), await takenNights()]).toEqual([null, before])
    expect(await made(guest, '/api/weeks/release', {})).toEqual({ released: false })
    await made(other, '/api/weeks/hold', { reservation_token: unit.reservation_token })
    await made(other, '/api/weeks/release', {})
  })

  test('[A4.12] [A7.8] of two tabs each has its own hold: neither release nor checkout of the one touches the other’s, whatever the cookie names', async () => {
    const guest = system.visit('localhost:4100', '203.0.113.60')
    const { uuid, units } = await inventory(guest, 'cash')
    const [one, two] = units
    const before = await takenNights()
    const hold = (unit: Answer) => made(guest, '/api/weeks/hold', { reservation_token: unit.reservation_token })
    const [first, second] = [await hold(one), await hold(two)]
    expect(await takenNights()).toBe(before + 14)
    // The first tab leaves: the cookie still names what the second holds. Other clients of the call send all of its fields.
    const leaving = { residency: 'MX', search_type: 'country', reservationToken: first.reservationToken, mainPath: '/resorts' }
    expect(await made(guest, '/api/weeks/release', leaving)).toEqual({ released: true })
    expect([cookieOf(guest), await takenNights()]).toEqual([`/resorts|${second.reservationToken}`, before + 7])
    const again = await hold(one)
    await hold(two)
    await member.call('/api/weeks/release', {})
    const prepared = await guest.call('/api/weeks/prepareBookWeeks', {
      reservation_token: one.reservation_token,
      uuid,
      guests: 1,
      held_token: again.reservationToken,
    })
    expect(prepared.status, prepared.text).toBe(200)
    expect(await takenNights()).toBe(before + 14)
    await made(guest, '/api/weeks/release', {})
    expect(await takenNights()).toBe(before + 7)
    await made(guest, '/api/weeks/release', { reservationToken: (await hold(two)).reservationToken })
    expect(await takenNights()).toBe(before)
  })

  test('[A4.12] who signs out holds nothing more in that browser, and everything still in another', async () => {
    const [phone, laptop] = [system.visit('localhost:4100', '203.0.113.61'), system.visit('localhost:4100', '203.0.113.62')]
    for (const each of [phone, laptop]) await each.signIn('member@sojourn.test')
    const { units } = await inventory(phone, 'cash')
    const before = await takenNights()
    await made(phone, '/api/weeks/hold', { reservation_token: units[0].reservation_token })
    await made(laptop, '/api/weeks/hold', { reservation_token: units[1].reservation_token })
    expect(await takenNights()).toBe(before + 14)
    await made(phone, '/api/user/signOut', {})
    expect(await takenNights()).toBe(before + 7)
    await made(laptop, '/api/weeks/release', {})
    expect(await takenNights()).toBe(before)
  })

  test('members with a plan hold a week for a day; [B4.9] it is prepared with the name of the inventory, refused with an old one, and without it at the current price', async () => {
    const { uuid, units } = await inventory(member, 'cash')
    const [unit] = units
    const held = await made(member, '/api/weeks/hold', { reservation_token: unit.reservation_token })
    expect(Date.parse(held.expires_at) - clock.nowMs()).toBe(24 * 3_600_000)
    const body = { reservation_token: unit.reservation_token, room_id: unit.room_id, guests: 2, mainPath: '/resorts' }
    expect((await member.call('/api/weeks/prepareBookWeeks', { ...body, uuid: 'inv_of_old' })).body.code).toBe('unknown_inventory')
    const prepared = await made(member, '/api/weeks/prepareBookWeeks', { ...body, uuid, expected_total: unit.price.total })
    expect(prepared).toMatchObject({ prepared: true, isPriceChange: false, price: { total: expect.any(Number) } })
    expect(cookieOf(member)).toBe(`/resorts|p.${prepared.checkoutId}`)
    const again = await made(member, '/api/weeks/prepareBookWeeks', body)
    expect(again).toMatchObject({ price: prepared.price, expires_at: prepared.expires_at })
    // Prepared, it is released like one that is only held.
    expect(await made(member, '/api/weeks/release', {})).toEqual({ released: true })
    expect(await rowsOf("select 1 from resort_holds where state = 'held'")).toEqual([])
    expect(
      (await member.call('/api/weeks/book', { checkoutId: again.checkoutId, guests, contact, consented_total: again.price.total })).status,
    ).toBeGreaterThanOrEqual(400)
  })

  test('more people than sleep in a unit, a token of nothing and a week of the past are refused', async () => {
    const { units } = await inventory(member, 'cash')
    const studio = units.find(({ unit }) => unit.size === 'studio') ?? units[0]
    const body = { reservation_token: studio.reservation_token, guests: 8 }
    if (studio.unit.sleeps < 8) expect((await member.call('/api/weeks/prepareBookWeeks', body)).body).toMatchObject({ code: 'too_many_guests' })
    for (const token of ['x', 'bm90IGpzb24', Buffer.from('["cash","a","b","2020-02-30",null]').toString('base64url')])
      expect((await member.call('/api/weeks/hold', { reservation_token: token })).body.code).toBe('unknown_week')
    const past = Buffer.from(JSON.stringify(['cash', 'cancun-nowhere', '101', '2020-02-29', null])).toString('base64url')
    expect((await member.call('/api/weeks/hold', { reservation_token: past })).body.code).toBe('unknown_resort')
  })
})

describe('waiting', () => {
  test('who waits for a week of a resort in a month is given the first that is released, in their turn; the other reads their true position', async () => {
    const { units } = await inventory(member, 'cash', 200)
    const [unit] = units.toReversed()
    const [, resortId] = JSON.parse(Buffer.from(unit.reservation_token, 'base64url').toString('utf8'))
    const month = unit.check_in.slice(0, 7)
    const { bedrooms } = unit.unit
    const all = units.filter((each) => each.check_in.startsWith(month) && each.unit.bedrooms >= bedrooms)
    const holders = all.map((_, index) => system.visit('localhost:4100', `203.0.113.${100 + index}`))
    for (const [index, each] of all.entries()) await made(holders[index]!, '/api/weeks/hold', { reservation_token: each.reservation_token })
    const wanted = { where: resortId, months: [month], bedrooms, by: 'cash' }
    const [first, second] = [system.visit('localhost:4100', '203.0.113.90'), system.visit('localhost:4100', '203.0.113.91')]
    const join = (who: Browser, email: string) => made(who, '/api/waiting/join', { product_type: 'RST', wanted, email })
    expect((await join(first, 'one.who.waits@example.com')).waiting).toMatchObject({ position: 1, title: expect.stringMatching(/^A week in /) })
    expect((await join(second, 'two.who.waits@example.com')).waiting).toMatchObject({ position: 2, state: 'waiting' })
    const exchange = await first.call('/api/waiting/join', { product_type: 'RST', wanted: { ...wanted, by: 'exchange' }, email: 'one.who.waits@example.com' })
    expect(exchange.body.code).toBe('no_waiting_list')
    const work = async () => {
      for (let round = 0; round < 5 && (await system.api.work.runOnce()) > 0; round++);
    }
    const stateOf = async (who: Browser) => {
      const { waiting } = await made(who, '/api/waiting/list', {})
      return [waiting[0].state, waiting[0].position]
    }
    await made(holders[0]!, '/api/weeks/release', {})
    await work()
    expect([await stateOf(first), await stateOf(second)]).toEqual([
      ['offered', null],
      ['waiting', 1],
    ])
    // What the first lets pass is held for the next.
    const leave = async (who: Browser) => made(who, '/api/waiting/leave', { waiting_id: (await made(who, '/api/waiting/list', {})).waiting[0].waiting_id })
    await leave(first)
    await work()
    expect((await stateOf(second))[0]).toBe('offered')
    await leave(second)
    for (const holder of holders) await made(holder, '/api/weeks/release', {})
    expect(await takenNights()).toBe(0)
  })
})

describe('buying', () => {
  test('[C1.1] a week is held, prepared, paid by card, confirmed and, cancelled, paid back less what the terms keep; nobody else has it meanwhile', async () => {
    const { units } = await inventory(member, 'cash')
    const [unit] = units
    const prepared = await made(member, '/api/weeks/prepareBookWeeks', { reservation_token: unit.reservation_token, guests: 2 })
    const { booking_id, status, intent } = await pay(member, '/api/weeks/book', prepared)
    expect(status).toBe('confirmed')
    expect(intent!.metadata).toMatchObject({ productType: 'RST', service: 'weeks' })
    await made(member, '/api/weeks/release', { mainPath: '/resorts', booked: true })
    expect(cookieOf(member)).toBeNull()
    const other = system.visit('localhost:4100', '203.0.113.52')
    expect((await other.call('/api/weeks/hold', { reservation_token: unit.reservation_token })).body.code).toBe('sold_out')
    const { full } = await made(member, '/api/weeks/getInventory', {
      resort_id: JSON.parse(Buffer.from(unit.reservation_token, 'base64url').toString())[1],
      check_in_date: unit.check_in,
      check_out_date: unit.check_out,
    })
    expect(full).toContainEqual(expect.objectContaining({ check_in: unit.check_in }))
    clock.advance(31 * 60_000)
    const quote = await made(member, '/api/bookingHistory/cancelQuote', { booking_id })
    // Ninety days before: 50 dollars are retained.
    expect(quote.refund).toBe(Math.round((prepared.price.pay_now - 50) * 100) / 100)
    await made(member, '/api/bookingHistory/cancel', { booking_id, expected_refund: quote.refund })
    expect((await made(other, '/api/weeks/hold', { reservation_token: unit.reservation_token })).unit).toBe(unit.unit.unit)
    await made(other, '/api/weeks/release', {})
  })

  test('an exchange takes power of own deposits, the oldest first, keeps the rest as credit, and gives it back when it is cancelled', async () => {
    const before = await made(member, '/api/weeks/deposits', {})
    expect(before.owned.length).toBeGreaterThan(1)
    expect(before.deposits).toHaveLength(1)
    const { units } = await inventory(member, 'exchange', 100)
    const unit = units.find(({ power }) => power.total < before.power)!
    const guest = system.visit('localhost:4100', '203.0.113.53')
    expect((await guest.call('/api/weeks/prepareBookWeeks', { reservation_token: unit.reservation_token, guests: 2 })).status).toBe(401)
    const prepared = await made(member, '/api/weeks/prepareBookWeeks', { reservation_token: unit.reservation_token, guests: 2, guest_certificate: true })
    const amounts = prepared.lines.map(({ label, amount }: Answer) => [label, amount])
    expect(amounts).toEqual(
      expect.arrayContaining([
        ['Exchange fee', 239],
        ['Guest certificate', 89],
      ]),
    )
    const held = await made(member, '/api/weeks/deposits', {})
    expect(held.power).toBe(before.power - unit.power.total)
    const { booking_id, status } = await pay(member, '/api/weeks/book', prepared)
    expect(status).toBe('confirmed')
    const after = await made(member, '/api/weeks/deposits', {})
    expect(after.power).toBe(before.power - unit.power.total)
    expect(after.deposits[0]).toMatchObject({ kind: 'credit', left: before.power - unit.power.total })
    const { refund } = await made(member, '/api/bookingHistory/cancelQuote', { booking_id })
    await made(member, '/api/bookingHistory/cancel', { booking_id, expected_refund: refund })
    expect((await made(member, '/api/weeks/deposits', {})).power).toBe(before.power)
  })

  test('a week of one’s own is given once and by its owner; power of two deposits is combined for a fee, and too little is refused with both sums', async () => {
    const { owned, power } = await made(member, '/api/weeks/deposits', {})
    const own = owned.at(-1)
    const other = system.visit('localhost:4100', '203.0.113.54')
    await other.signIn('new@sojourn.test')
    const body = { resort_id: own.resort_id, unit: own.unit, year: own.year, week: own.week }
    expect((await other.call('/api/weeks/deposit', body)).body.code).toBe('not_owned')
    for (const year of [-1, 0, 10_000, 1_000_000_000])
      expect((await member.call('/api/weeks/deposit', { ...body, year })).body.code, `${year}`).toBe('bad_input')
    const { deposit } = await made(member, '/api/weeks/deposit', body)
    expect(deposit).toMatchObject({ kind: 'deposit', left: own.power.total })
    expect((await member.call('/api/weeks/deposit', body)).body.code).toBe('already_deposited')
    const { units } = await inventory(member, 'exchange', 100)
    const large = units.find((unit) => unit.power.total > Math.max(power, own.power.total) && unit.power.total <= power + own.power.total)
    if (large) {
      const prepared = await made(member, '/api/weeks/prepareBookWeeks', { reservation_token: large.reservation_token, guests: 1 })
      expect(prepared.lines).toContainEqual(expect.objectContaining({ label: 'Combining deposits', amount: 119 }))
      await made(member, '/api/weeks/release', {})
    }
    const [unit] = units
    const refused = (await other.call('/api/weeks/prepareBookWeeks', { reservation_token: unit.reservation_token, guests: 1 })).body
    expect([refused.code, refused.data ?? refused]).toMatchObject(['too_little_power', { needed: unit.power.total, has: 0 }])
  })
})

describe('stays', () => {
  /** The first day from two months on for which something is free: in red weeks one arrives on the unit's own day. */
  async function freeStay(nights: number) {
    for (let days = 60; days < 90; days++) {
      const checkIn = addDays(today, days)
      const { stays } = await made(member, '/api/stays/search', {
        destination: 'region.yucatan',
        check_in: checkIn,
        check_out: addDays(checkIn, nights),
        guests: 2,
      })
      if (stays.length > 0) return { checkIn, stays }
    }
    throw new Error('nothing is free')
  }

  test('where nothing is free, the nearest arrivals around that have something are named, with at how many resorts', async () => {
    const search = (checkIn: string) =>
      made(member, '/api/stays/search', { destination: 'zermatt', check_in: checkIn, check_out: addDays(checkIn, 4), guests: 2 })
    const around = await Promise.all(Array.from({ length: 60 }, (_, i) => search(addDays(today, 45 + i))))
    const nothing = around.map(({ total }, i) => (total === 0 ? i : -1)).filter((i) => i >= 8 && i < 52)
    expect(nothing.length).toBeGreaterThan(0)
    for (const i of nothing) {
      const nearest = Array.from({ length: 7 }, (_, away) => [i + away + 1, i - away - 1])
        .flat()
        .filter((day) => around[day].total > 0)
        .slice(0, 3)
      expect(around[i].near).toEqual(
        nearest.map((day) => ({ check_in: addDays(today, 45 + day), check_out: addDays(today, 49 + day), resorts: around[day].total })),
      )
    }
    expect(around.filter(({ total }) => total > 0).every(({ near }) => near.length === 0)).toBe(true)
  })

  test('a stay is two nights or more; a unit is free for it, at a price whose nights add up, with a calendar that says why a day is not free', async () => {
    const { checkIn, stays } = await freeStay(3)
    expect((await member.call('/api/stays/search', { destination: 'cancun', check_in: checkIn, check_out: addDays(checkIn, 1) })).body.code).toBe('bad_dates')
    const { resort, from } = stays[0]
    expect(from.price.per_night).toHaveLength(3)
    const details = await made(member, '/api/stays/details', { resort_id: resort.resort_id, check_in: checkIn, check_out: addDays(checkIn, 3), guests: 2 })
    expect(details.sizes).toContainEqual(expect.objectContaining({ room_id: from.room_id, price: from.price }))
    expect(details.calendar).toHaveLength(42)
    const onDay = details.calendar.find(({ day }: Answer) => day === checkIn)
    expect(onDay).toMatchObject({ state: 'free', from: Math.min(...details.sizes.map(({ price }: Answer) => price.total)) })
  })

  test('[B3.13] [C2.13] paid later it is charged on the named day before free cancellation ends, after a notice, with the mandate that was given', async () => {
    const { checkIn, stays } = await freeStay(4)
    const [{ from }] = stays
    expect(from.charged_on).toBe(addDays(checkIn, -8))
    const prepared = await made(member, '/api/weeks/prepareBookWeeks', {
      reservation_token: from.reservation_token,
      guests: 2,
      mainPath: '/stays',
      pay: 'later',
    })
    expect(prepared.price).toMatchObject({ pay_now: 0, instalments: [{ on: from.charged_on }] })
    const { later } = await made(member, '/api/checkout/get', { checkoutId: prepared.checkoutId })
    const { booking_id } = await made(member, '/api/stays/book', {
      checkoutId: prepared.checkoutId,
      guests,
      contact,
      consented_total: prepared.price.total,
      later_consent: later.mandate_text,
    })
    const setup = [...system.gateway.intents.values()].find(({ kind, metadata }) => kind === 'setup' && metadata.booking_id === booking_id)
    expect(setup!.metadata).toMatchObject({ productType: 'STY', service: 'stays', staysPayLater: 'true' })
    expect(await made(member, '/api/bookingHistory/get', { booking_id })).toMatchObject({
      items: [{ offer: { product: 'STY', pay: 'later', charged_on: from.charged_on } }],
    })
  })

  test('[C2.13] a stay paid later is announced, tried on its day, and where its card fails cancelled at no cost once the day to pay it otherwise is over', async () => {
    const { stays } = await freeStay(4)
    const [{ from }] = stays
    const ask = { reservation_token: from.reservation_token, guests: 2, mainPath: '/stays', pay: 'later' }
    const prepared = await made(member, '/api/weeks/prepareBookWeeks', ask)
    const { later } = await made(member, '/api/checkout/get', { checkoutId: prepared.checkoutId })
    const { booking_id, status } = await pay(member, '/api/stays/book', prepared, {
      later_consent: later.mandate_text,
      guests: [{ first_name: 'Ida', last_name: 'Andrade' }],
    })
    expect(status).toBe('confirmed')
    system.gateway.control.away = () => ({ code: 'expired_card' })
    const taken = await takenNights()
    const work = async () => {
      for (let round = 0; round < 5 && (await system.api.work.runOnce()) > 0; round++);
    }
    const until = async (day: string) => {
      while (dayIn('America/Cancun', clock.nowMs()) < day) {
        clock.advance(86_400_000)
        await work()
      }
      await member.signIn('member@sojourn.test')
      return (await made(member, '/api/bookingHistory/get', { booking_id })).status
    }
    expect(await until(from.charged_on)).toBe('confirmed')
    expect(await until(addDays(from.charged_on, 3))).toBe('cancelled')
    const charges = await rowsOf(
      `select state, attempts, paid_ref, announced_ms < due_at_ms as announced from scheduled_charges where user_id = 'usr_member' and kind = 'balance'`,
    )
    expect(charges).toContainEqual({ state: 'failed', attempts: 1, paid_ref: null, announced: true })
    expect(await takenNights()).toBeLessThan(taken)
    system.gateway.control.away = () => 'succeeded'
  })
})
