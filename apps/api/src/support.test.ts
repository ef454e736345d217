import { type Db, runInvariants } from '@sojourn/db'
import { solveProof } from '@sojourn/kernel/proof-of-work'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Messages to support and news about bookings, as guest, owner, another member, operator, impersonator and other organisation. */
const clock = fakeClock()
let db: Db
let system: ReturnType<typeof openWholeApi>
let [owner, stranger, desk, elsewhere] = [] as unknown as [Browser, Browser, Browser, Browser]

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  owner = await signedIn('member@sojourn.test')
  stranger = await signedIn('trial@sojourn.test')
  desk = await signedIn('operator@sojourn.test')
  elsewhere = await signedIn('member@blue.test', 'blue.localhost:4100')
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function signedIn(email: string, host = 'localhost:4100'): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}
const threadsOf = async (browser: Browser) => (await browser.call('/api/support/getThreads', {})).body.data.threads
const send = (browser: Browser, text: string, more: object = {}) => browser.call('/api/support/send', { message_id: `m-${text}`, text, ...more })
const counts = async (browser: Browser) => (await browser.call('/api/bookingHistory/getCountMessages', {})).body

async function book(browser: Browser, checkin: string, checkout: string) {
  const { held } = await holdRoom(browser, { destination: 'lisbon', checkin, checkout }, ({ price, refundable }) => price.pay_now > 0 && refundable)
  const { checkoutId, price } = held.body.data
  const { body } = await browser.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  return body.data.booking_id as string
}
async function pay(browser: Browser, booking_id: string) {
  system.gateway.browser.pays(system.gateway.only())
  await browser.call('/api/booking/getStatus', { booking_id })
}

test('a traveller writes, an operator answers, and the count says what each has not read', async () => {
  const { thread_id } = (await send(owner, 'Is there a late check-in?')).body.data
  await send(owner, 'Is there a late check-in?')
  const { threads } = (await desk.call('/api/operator/supportThreads', {})).body.data
  expect(threads).toMatchObject([{ thread_id, user_id: 'usr_member', unread: 1, preview: 'Is there a late check-in?', booking_id: null }])
  await desk.call('/api/operator/supportThread', { thread_id })
  await desk.call('/api/operator/answerSupport', { thread_id, message_id: 'a1', text: 'Yes, until midnight.' })
  expect(await counts(owner)).toMatchObject({ total_messages: 1, data: { total_messages: 1 } })
  expect(await threadsOf(owner)).toMatchObject([
    {
      unread: 1,
      messages: [
        { seq: 1, from: 'traveller' },
        { seq: 2, from: 'support', text: 'Yes, until midnight.' },
      ],
    },
  ])
  await owner.call('/api/support/markRead', { thread_id, seq: 99 })
  expect(await counts(owner)).toMatchObject({ total_messages: 0 })
  expect((await desk.call('/api/operator/supportThreads', {})).body.data.threads).toMatchObject([{ unread: 0 }])
})

test('a thread is its traveller’s and the desk’s of its organisation: to all others it is not there', async () => {
  const [{ thread_id }] = await threadsOf(owner)
  expect(await threadsOf(stranger)).toEqual([])
  expect(await threadsOf(elsewhere)).toEqual([])
  for (const browser of [stranger, elsewhere, system.visit()]) expect((await browser.call('/api/support/markRead', { thread_id, seq: 1 })).status).toBe(404)
  for (const browser of [owner, stranger, elsewhere])
    for (const [path, body] of [
      ['supportThreads', {}],
      ['supportThread', { thread_id }],
      ['answerSupport', { thread_id, message_id: 'x', text: 'Hello' }],
    ] as const)
      expect((await browser.call(`/api/operator/${path}`, body)).body).toMatchObject({ code: 'not_allowed' })
  expect((await system.visit().call('/api/operator/supportThreads', {})).status).toBe(401)
  const blueDesk = await signedIn('operator@sojourn.test', 'blue.localhost:4100')
  expect((await blueDesk.call('/api/operator/supportThreads', {})).body.data.threads).toEqual([])
  expect((await blueDesk.call('/api/operator/answerSupport', { thread_id, message_id: 'x', text: 'Hello' })).status).toBe(404)
})

test('a guest writes by their browser, and what they wrote is theirs after they sign in', async () => {
  const guest = system.visit()
  expect(await threadsOf(guest)).toEqual([])
  clock.advance(1)
  await send(guest, 'Do you have cribs?')
  expect((await desk.call('/api/operator/supportThreads', {})).body.data.threads[0]).toMatchObject({ user_id: null, name: 'A visitor' })
  expect(await threadsOf(system.visit())).toEqual([])
  await guest.signIn('new@sojourn.test')
  expect(await threadsOf(guest)).toMatchObject([{ messages: [{ text: 'Do you have cribs?' }] }])
  expect((await desk.call('/api/operator/supportThreads', {})).body.data.threads[0]).toMatchObject({ user_id: 'usr_new' })
})

test('[C2.17] a message keeps its tabs and lines; what would turn the text around it is taken out', async () => {
  const guest = system.visit()
  expect((await send(guest, 'Room\t12\r\nturned \u202e round')).status).toBe(200)
  expect(await threadsOf(guest)).toMatchObject([{ messages: [{ text: 'Room\t12\nturned  round' }] }])
})

test('files, too much text and bookings of others are refused, and so is a flood', async () => {
  expect((await send(owner, 'With a file', { attachment: 'data:image/png;base64,AAAA' })).status).toBe(400)
  expect((await send(owner, 'x'.repeat(2_001), { message_id: 'long' })).status).toBe(400)
  expect((await send(owner, 'nul \u0007 bell')).status).toBe(400)
  expect((await send(stranger, 'About that', { booking_id: 'bkg_nowhere' })).status).toBe(404)
  const answers = []
  for (let index = 0; index < 20; index++) answers.push((await send(stranger, `Hello ${index}`)).status)
  expect(answers.filter((status) => status === 200).length).toBeLessThan(13)
  expect(answers.at(-1)).toBe(429)
  clock.advance(11 * 60_000)
  expect((await send(stranger, 'Sorry')).status).toBe(200)
})

test('an organisation that turned chat off takes no messages, and the others go on', async () => {
  await desk.call('/api/operator/saveSettings', { chat: false })
  clock.advance(3_001)
  expect((await send(owner, 'Anybody there?')).body).toMatchObject({ code: 'chat_off' })
  expect((await system.visit().call('/api/general/getShell', {})).body.data.organisation.site.chat).toBe(false)
  expect((await send(elsewhere, 'Anybody there?')).status).toBe(200)
  expect(await threadsOf(owner)).toHaveLength(1)
  await desk.call('/api/operator/saveSettings', { chat: true })
  clock.advance(3_001)
})

test('[B7.17] getCountMessages counts news about the caller’s bookings alone, until they are read', async () => {
  expect((await system.visit().call('/api/bookingHistory/getCountMessages', {})).status).toBe(401)
  const before = await counts(owner)
  const booking_id = await book(owner, '2027-03-01', '2027-03-03')
  clock.advance(11 * 60_000)
  const kinds = async (browser: Browser) => (await counts(browser)).booking_details.map(({ kind }: { kind: string }) => kind)
  expect(await kinds(owner)).toEqual(['hold_ending'])
  await pay(owner, booking_id)
  const confirmed = await counts(owner)
  expect(confirmed).toMatchObject({ booking_count: before.booking_count + 1, booking_details: [{ booking_id, kind: 'confirmed', is_read: false }] })
  expect(confirmed.booking_details[0].title).not.toBe('')
  clock.advance(1_000)
  await owner.call('/api/bookingHistory/markMessagesRead', { until: new Date(clock.nowMs() + 86_400_000).toISOString() })
  expect(await counts(owner)).toMatchObject({ booking_count: 0, booking_details: [{ is_read: true }] })
  clock.advance(1_000)
  const { refund } = (await owner.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  await owner.call('/api/bookingHistory/cancel', { booking_id, expected_refund: refund })
  await system.api.work.runOnce()
  expect(await counts(owner)).toMatchObject({ booking_count: 2 })
  expect((await kinds(owner)).sort()).toEqual(['cancelled', 'confirmed', 'refund_sent'])
  for (const browser of [stranger, elsewhere]) expect((await counts(browser)).booking_details).toEqual([])
  // Older clients name whose counts they want: another's are refused.
  expect((await stranger.call('/api/bookingHistory/getCountMessages', { user_id: 'usr_member' })).status).toBe(403)
})

test('staff acting in a person’s place read messages, and neither write nor mark anything as read', async () => {
  await db.pool.query(`update support_threads set traveller_read = 0 where user_id = 'usr_member'`)
  const { link } = (await desk.call('/api/operator/makeImpersonationKey', { email: 'member@sojourn.test', reason: 'A question about a message' })).body.data
  const inPlace = system.visit()
  await inPlace.call('/api/user/impersonate', { key: new URL(link).searchParams.get('key') })
  const [{ thread_id }] = await threadsOf(inPlace)
  expect((await send(inPlace, 'As them')).body).toMatchObject({ code: 'not_allowed' })
  expect((await inPlace.call('/api/support/markRead', { thread_id, seq: 2 })).status).toBe(403)
  expect((await inPlace.call('/api/bookingHistory/markMessagesRead', { until: '2030-01-01T00:00:00Z' })).status).toBe(403)
  expect((await counts(owner)).total_messages).toBe(1)
})

test('a message that is sent twice is announced once, and the rows are sound', async () => {
  const received = await db.pool.query(`select payload->'event'->>'text' as text from outbox where topic = 'support.message' and org_id = 'org_sojourn'`)
  expect(received.rows.filter(({ text }: { text: string }) => text === 'Is there a late check-in?')).toHaveLength(1)
  expect(
    await runInvariants(
      db,
      system.api.invariants.filter(({ sql }) => !sql.includes('gateway.')),
    ),
  ).toEqual([])
})

test('[C4.2] a flood of guests from two hundred addresses is asked for work, and shuts out neither members nor an honest guest', async () => {
  clock.advance(60 * 60_000)
  const codes: string[] = []
  for (let i = 0; i < 200; i++) {
    const { body } = await system.visit('localhost:4100', `198.51.100.${i}`).call('/api/support/send', { message_id: `flood-${i}`, text: `Flood ${i}` })
    codes.push(body.code ?? 'ok')
  }
  expect(new Set(codes)).toEqual(new Set(['ok', 'proof_required']))
  expect(codes.filter((code) => code === 'ok')).toHaveLength(30)
  expect((await send(owner, 'Still here')).status).toBe(200)
  const guest = system.visit('localhost:4100', '203.0.113.77')
  const honest = { message_id: 'honest', text: 'Is breakfast included?' }
  const asked = await guest.call('/api/support/send', honest)
  expect(asked.body).toMatchObject({ status_code: 428, code: 'proof_required' })
  const proof = { 'proof-of-work': await solveProof(asked.body.data.challenge) }
  // Another message, or another address, does work of its own.
  expect((await guest.call('/api/support/send', { ...honest, message_id: 'other' }, proof)).status).toBe(428)
  expect((await system.visit('localhost:4100', '203.0.113.78').call('/api/support/send', honest, proof)).status).toBe(428)
  expect((await guest.call('/api/support/send', honest, proof)).status).toBe(200)
})

test('[C4.2] a person’s messages are counted by account alone, whatever guests at their address write', async () => {
  clock.advance(60 * 60_000)
  const ip = '203.0.113.9'
  const codes: string[] = []
  for (let i = 0; i < 70; i++) {
    const [guest, message] = [system.visit('localhost:4100', ip), { message_id: `here-${i}`, text: `Here ${i}` }]
    const asked = await guest.call('/api/support/send', message)
    const { challenge } = (asked.body.data ?? {}) as { challenge?: string }
    const sent = challenge ? await guest.call('/api/support/send', message, { 'proof-of-work': await solveProof(challenge) }) : asked
    codes.push(sent.body.code ?? 'ok')
    // The next stretch of time: the address is counted on.
    if (i % 20 === 19) clock.advance(9 * 60_000)
  }
  expect(codes.at(-1)).toBe('too_many_tries')
  expect((await send(stranger, 'From the same office')).status).toBe(200)
})
