import { answerNews } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { refuse } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, guests, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { activityCallsOf, buyPlaces, holdBody, sessionsOf, twoDays, type WireActivity } from './activities.testing.ts'
import { isStormy } from './domain/storms.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const activities = activityCallsOf(system)
const ana = traveller('ana')
const SWIMS = [{ code: 'swims' as const, value: 'yes' }]

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const rowsOf = <Row>(text: string) => db.asSystem(async (tx) => (await raw<Row>`${raw.raw(text)}`.execute(sql(tx))).rows)
const mailOf = async (kind: string) =>
  (await rowsOf<{ data: string }>(`select data::text as data from messages where kind = '${kind}' order by created_ms desc limit 1`))[0]!.data

async function findActivity(take: (activity: WireActivity) => boolean, search = twoDays(17)) {
  const found = got(await activities.search(search, ana)).activities.find(take)
  if (!found) throw new Error('no such activity')
  return found
}
const ofTemplate = (key: string) => (activity: WireActivity) => activity.activity_id.startsWith(`lisbon.${key}.`) && !activity.on_request

test('[C1.1] places are searched, viewed, held, paid, confirmed, mailed, cancelled and refunded', async () => {
  const search = twoDays(17, { adults: 2, children: [8] })
  const found = await findActivity(ofTemplate('old-town-walk'), search)
  const { options, activity } = got(await activities.details({ activity_id: found.activity_id, ...search }, ana))
  expect(activity.price).toEqual(found.price)
  expect(options[0]!.bands.map(({ name }) => name)).toEqual(['Up to 5 years', '6 to 12 years', '13 years and older'])
  expect(options[0]!.bands[0]!.amount).toBe(0)
  const session = (await sessionsOf(system, found.activity_id, search, ana)).find(({ full }) => !full)!
  const held = got(await activities.prebook(holdBody(session, { adults: 2, children: [8], language: 'en' }), ana))
  expect([held.isPriceChange, held.price.total]).toEqual([false, found.price.total])
  const shown = got(await system.getCheckout({ checkoutId: held.checkoutId }, ana))
  expect(shown.offer).toMatchObject({ product: 'ACT', people: 3, language: 'en', starts_at: session.starts_at })
  expect(shown.lines.filter(({ kind }) => kind === 'base').map(({ label, rule }) => [label, rule])).toEqual([
    ['6 to 12 years', '1 person'],
    ['13 years and older', '2 people'],
  ])
  const { booking_id } = got(await activities.book({ checkoutId: held.checkoutId, guests, contact, consented_total: held.price.total }, ana))
  const intent = system.gateway.only()
  expect(intent.metadata).toMatchObject({ productType: 'ACT', service: 'activities' })
  system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  const voucher = await mailOf('booking_confirmed')
  for (const said of ['Meeting point', 'Language of the guide', 'English', '2 adults, 1 child', 'Included']) expect(voucher).toContain(said)
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  expect(refund).toBe(held.price.pay_now)
  expect(got(await system.cancel({ booking_id, expected_refund: refund }, ana))).toMatchObject({ status: 'cancelled', refund })
  expect(await rowsOf('select 1 from activity_sessions where held + sold > 0')).toEqual([])
})

test('hours of a day leave the departures that begin and end within them, of the first day that has one with places', async () => {
  const hours = { after: '09:00', before: '13:30' }
  const search = twoDays(17, hours)
  const isWithin = (starts_at: string, minutes: number) => {
    const begins = Number(starts_at.slice(11, 13)) * 60 + Number(starts_at.slice(14, 16))
    return begins >= 540 && begins + minutes <= 810
  }
  const all = got(await activities.search({ ...search, after: undefined, before: undefined }, ana))
  const found = got(await activities.search(search, ana))
  expect(found.total).toBeGreaterThan(3)
  expect(found.total).toBeLessThan(all.total)
  expect(found.pins).toHaveLength(found.total)
  for (const { minutes, any_time, next_sessions } of found.activities) {
    expect(any_time).toBe(false)
    expect(next_sessions.every(({ starts_at }) => isWithin(starts_at, minutes))).toBe(true)
    expect(next_sessions.some(({ full }) => !full)).toBe(true)
  }
  const [{ activity_id, minutes } = { activity_id: '', minutes: 0 }] = found.activities.filter(({ next_sessions }) => next_sessions.length > 0)
  const asked = { activity_id, from: search.from, to: search.to, ...hours }
  const { sessions } = got(await activities.sessions(asked, ana))
  expect(sessions.map(({ within }) => within)).toEqual(sessions.map(({ starts_at }) => isWithin(starts_at, minutes)))
  expect(got(await activities.details(asked, ana)).activity.next_sessions.every(({ starts_at }) => isWithin(starts_at, minutes))).toBe(true)
  expect(codeOf(await activities.search({ ...search, after: '15:00', before: '15:00' }, ana))).toBe('bad_dates')
})

/** What has fallen due about departures by now. */
async function decide(shop = system.core.shop) {
  for (const job of system.core.sold.flatMap((each) => each.dueInShop?.(shop) ?? [])) await job.run()
  await system.work()
}

const nowAnd = (atMs: number) => {
  const before = clock.nowMs()
  clock.set(atMs)
  return () => clock.set(before)
}

test('a departure that too few come to is called off at the hour it promised, and all money goes back; one that runs is confirmed', async () => {
  const search = twoDays(20, { to: '2027-03-29', adults: 1 })
  const all = got(await activities.search(search, ana)).activities.filter(({ on_request, weather }) => !on_request && weather === 'none')
  const sessions = (await Promise.all(all.map(({ activity_id }) => sessionsOf(system, activity_id, search, ana)))).flat()
  const waiting = sessions.find(({ minimum, full }) => !full && minimum && minimum.in + 1 < minimum.people)!
  const nearly = sessions.find(({ minimum, full, starts_at }) => !full && minimum && minimum.in + 1 === minimum.people && starts_at > '2027-03-21')!
  const [few, enough] = [traveller('few'), traveller('enough')]
  const off = await buyPlaces(system, waiting, few, { adults: 1 })
  const on = await buyPlaces(system, nearly, enough, { adults: 1 })
  expect([off.status, on.status]).toEqual(['confirmed', 'confirmed'])
  const [before] = (await sessionsOf(system, nearly.session_id.split('@')[0]!, search, ana)).filter(({ session_id }) => session_id === nearly.session_id)
  expect(before!.minimum).toMatchObject({ state: 'runs', in: nearly.minimum!.people })
  const back = nowAnd(Math.max(...[waiting, nearly].map(({ minimum }) => Date.parse(minimum!.decided_at))))
  // Another supplier of the same booking has not answered yet: it ends a minute later.
  await decide({ ...system.core.shop, providerCancels: async () => refuse('not_confirmed') })
  expect(got(await system.status({ booking_id: off.booking_id }, few)).status).toBe('confirmed')
  clock.advance(60_000)
  await decide()
  await decide()
  expect(got(await system.status({ booking_id: off.booking_id }, few)).status).toBe('cancelled')
  expect(got(await system.get({ booking_id: off.booking_id }, few)).refunded).toBe(off.price.total)
  expect(got(await system.status({ booking_id: on.booking_id }, enough)).status).toBe('confirmed')
  expect(codeOf(await activities.prebook(holdBody(waiting, { adults: 1 }), ana))).toMatch(/session_over|too_soon/)
  back()
})

test('the last places are sold once, and free again when their hold expires; a party that does not fit is refused', async () => {
  const search = twoDays(10, { adults: 1 })
  const all = got(await activities.search(search, ana)).activities.filter(({ on_request }) => !on_request)
  const sessions = (await Promise.all(all.map(({ activity_id }) => sessionsOf(system, activity_id, search, ana)))).flat()
  const last = sessions.find(({ left, options }) => left === 1 && options[0]!.is_free)!
  const [first, second] = [traveller('first'), traveller('second')]
  got(await activities.prebook(holdBody(last, { adults: 1 }), first))
  expect(codeOf(await activities.prebook(holdBody(last, { adults: 1 }), second))).toBe('sold_out')
  clock.advance(3_600_000)
  await system.work()
  expect(codeOf(await activities.prebook(holdBody(last, { adults: 1 }), second))).toBe('ok')
  expect(codeOf(await activities.prebook(holdBody(last, { adults: 2 }), traveller('pair')))).toBe('sold_out')
  expect(codeOf(await activities.prebook(holdBody(last, { adults: 0, children: [] }), ana))).toBe('bad_party')
  expect(codeOf(await activities.prebook({ ...holdBody(last), session_id: 'lisbon.nothing.1@2027-03-10T10:00' }, ana))).toBe('unknown_activity')
  expect(codeOf(await activities.prebook({ ...holdBody(last), session_id: `${last.session_id.slice(0, -5)}03:07` }, ana))).toBe('session_over')
  expect(codeOf(await activities.prebook({ ...holdBody(last, { adults: 1 }), option: 'golden' }, ana))).toBe('unknown_option')
})

test('a group has a whole departure for one price, which nobody else can join, and only where nobody has', async () => {
  const search = twoDays(12, { adults: 3 })
  const all = got(await activities.search(search, ana)).activities.filter((each) => each.private && !each.on_request)
  const sessions = (await Promise.all(all.map(({ activity_id }) => sessionsOf(system, activity_id, search, ana)))).flat()
  const isPrivate = (free: boolean) => sessions.find(({ options }) => options.some(({ option, is_free }) => option === 'private' && is_free === free))!
  const group = traveller('group')
  const held = got(await activities.prebook(holdBody(isPrivate(true), { adults: 3, option: 'private', answers: SWIMS }), group))
  const shown = got(await system.getCheckout({ checkoutId: held.checkoutId }, group))
  expect(shown.lines.find(({ kind }) => kind === 'base')?.label).toBe('Your group alone')
  expect(codeOf(await activities.prebook(holdBody(isPrivate(true), { adults: 1, answers: SWIMS }), traveller('joins')))).toBe('sold_out')
  expect(codeOf(await activities.prebook(holdBody(isPrivate(false), { adults: 3, option: 'private', answers: SWIMS }), traveller('late')))).toBe('sold_out')
})

test('what is asked must be answered before places are held, is on the voucher, and what was not asked is not stored', async () => {
  const search = twoDays(14, { from: '2027-05-14', to: '2027-05-20' })
  const kayak = await findActivity(ofTemplate('kayak'), search)
  const session = (await sessionsOf(system, kayak.activity_id, search, ana)).find(({ full }) => !full)!
  const swimmer = traveller('swimmer')
  const refused = await activities.prebook(holdBody(session, { adults: 2 }), swimmer)
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'answer_missing', detail: { errors: [{ path: 'answers.0' }] } } })
  const answers = [
    { code: 'swims' as const, value: 'yes' },
    { code: 'diet' as const, value: 'not asked here' },
  ]
  const held = got(await activities.prebook(holdBody(session, { adults: 2, answers }), swimmer))
  expect(got(await system.getCheckout({ checkoutId: held.checkoutId }, swimmer)).offer).toMatchObject({ answers: [{ code: 'swims', value: 'yes' }] })
  const cooking = await findActivity(ofTemplate('market-cooking'), search)
  const dinner = (await sessionsOf(system, cooking.activity_id, search, ana)).find(({ full }) => !full)!
  const eater = traveller('eater')
  const bought = await buyPlaces(system, dinner, eater, { adults: 2, answers: [{ code: 'diet', value: 'No nuts' }] })
  expect(bought.status).toBe('confirmed')
  expect(await mailOf('booking_confirmed')).toContain('No nuts')
})

test('bad weather gives everyone all their money back', async () => {
  const search = { place: 'lisbon', from: '2027-04-01', to: '2027-04-30', adults: 1 }
  const sailing = await findActivity(({ weather, on_request }) => weather === 'refund' && !on_request, { ...search, limit: 100 })
  const sessions = await sessionsOf(system, sailing.activity_id, search, ana)
  const [stormy, calm] = [true, false].map((storm) => sessions.find(({ starts_at, full }) => !full && isStormy('lisbon', starts_at.slice(0, 10)) === storm)!)
  const [wet, dry] = [traveller('wet'), traveller('dry')]
  const off = await buyPlaces(system, stormy!, wet, { adults: 1, answers: SWIMS })
  const on = await buyPlaces(system, calm!, dry, { adults: 1, answers: SWIMS })
  const back = nowAnd(Date.parse('2027-05-01T00:00:00Z'))
  await decide()
  expect(got(await system.status({ booking_id: off.booking_id }, wet)).status).toBe('cancelled')
  expect(got(await system.get({ booking_id: off.booking_id }, wet)).refunded).toBe(off.price.total)
  expect(got(await system.status({ booking_id: on.booking_id }, dry)).status).toBe('confirmed')
  back()
})

test('what an operator answers by itself is confirmed within a day, or all money goes back', async () => {
  const search = twoDays(24, { to: '2027-03-29', adults: 1 })
  const asking = got(await activities.search(search, ana)).activities.find(({ on_request }) => on_request)!
  const session = (await sessionsOf(system, asking.activity_id, search, ana)).find(({ full, left }) => !full && (left ?? 9) > 1)!
  const rejected = { ...traveller('turned'), user: { ...traveller('turned').user, lastName: 'Rejects' } }
  const waiting = await buyPlaces(system, session, rejected, { adults: 1, answers: SWIMS })
  expect(waiting.status).toBe('confirming')
  // It is not said to take a minute.
  expect(got(await system.get({ booking_id: waiting.booking_id }, rejected)).items[0]!.not_cancellable).toMatch(/may take up to a day/)
  const taken = await buyPlaces(system, session, traveller('taken'), { adults: 1, answers: SWIMS })
  for (let hour = 0; hour < 26; hour++) {
    clock.advance(3_600_000)
    await system.work()
  }
  expect(got(await system.status({ booking_id: waiting.booking_id }, rejected)).status).toBe('failed')
  expect(got(await system.get({ booking_id: waiting.booking_id }, rejected)).refunded).toBe(waiting.price.total)
  expect(['confirmed', 'failed']).toContain(got(await system.status({ booking_id: taken.booking_id }, traveller('taken'))).status)
})

test('after bad weather another day is offered: accepted it is that day, with its places, and the day before is free again', async () => {
  const search = { place: 'lisbon', from: '2027-04-01', to: '2027-05-31', adults: 1 }
  const dawn = await findActivity(({ weather, on_request }) => weather === 'again' && !on_request, { ...search, limit: 100 })
  const sessions = await sessionsOf(system, dawn.activity_id, search, ana)
  const stormy = sessions.find(({ starts_at, full }) => !full && isStormy('lisbon', starts_at.slice(0, 10)))!
  const early = traveller('early')
  const { booking_id } = await buyPlaces(system, stormy, early, { adults: 1 })
  const back = nowAnd(Date.parse(`${stormy.starts_at}:00Z`) - 12 * 3_600_000)
  await decide()
  await decide()
  const [news] = got(await system.get({ booking_id }, early)).items[0]!.news ?? []
  expect(news).toMatchObject({ kind: 'changed', state: 'open' })
  got(await system.call(answerNews)({ booking_id, item_no: 1, news_no: news!.news_no, answer: 'accept' }, early))
  const { offer } = got(await system.get({ booking_id }, early))
  expect(offer).toMatchObject({ product: 'ACT', session_id: expect.not.stringContaining(stormy.starts_at) })
  expect(await rowsOf(`select 1 from activity_sessions where starts_at = '${stormy.starts_at}' and sold > 0`)).toEqual([])
  back()
})
