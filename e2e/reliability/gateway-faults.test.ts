import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bookLinesIn } from './bank-books.ts'
import { type SystemAtHand, systemAtHand } from './system-at-hand.ts'
import { CANARIES, placeBooking, traveller, until } from './traveller.ts'

type Fetch = (request: Request) => Promise<Response>
const lost = (): never => {
  throw new Error('the line went dead')
}

// What each connection does with requests now; between tests it passes them on.
const straight = { webhook: (request: Request, onward: Fetch) => onward(request), gateway: (request: Request, onward: Fetch) => onward(request) }
let line = straight
let bankGoesSilentAfter: 'confirm' | 'refund' | null = null
let at: SystemAtHand
let weeksAhead = 8

beforeAll(async () => {
  at = await systemAtHand({
    webhooks: (onward) => (request) => line.webhook(request, onward),
    toGateway: (onward) => (request) => line.gateway(request, onward),
    bank: (sandbox) => ({
      ...sandbox,
      confirm: async (charge) => {
        const answer = await sandbox.confirm(charge)
        return bankGoesSilentAfter === 'confirm' ? lost() : answer
      },
      refund: async (refund) => {
        const answer = await sandbox.refund(refund)
        return bankGoesSilentAfter === 'refund' ? lost() : answer
      },
    }),
  })
})
afterEach(async () => {
  line = straight
  bankGoesSilentAfter = null
  expect(await at.system.invariants()).toEqual([])
})
afterAll(() => at.close())

async function placed() {
  const who = traveller(at.node)
  const offer = await who.findOffer('rome', weeksAhead++, ({ refundable }) => refundable)
  await who.signIn()
  return { who, ...(await placeBooking(who, offer)) }
}
const booksOf = async (bookingId: string) => (await bookLinesIn(at.system.db)).find((each) => each.bookingId === bookingId)
const confirmed = ({ status }: { status: string }) => status === 'confirmed'

test('every webhook is lost: the truth is found by asking, with a browser that polls and without one', async () => {
  line = { ...line, webhook: async () => lost() }
  const [polling, gone] = [await placed(), await placed()]
  await Promise.all([polling, gone].map(({ who, clientSecret }) => who.pay(clientSecret, CANARIES.plain)))
  await until(() => polling.who.status(polling.bookingId), confirmed, 3_000)
  // Reading a booking does not call the gateway: this one is found by the worker.
  await until(() => gone.who.get(gone.bookingId), confirmed, 30_000)
  for (const { bookingId } of [polling, gone]) expect(await booksOf(bookingId)).toMatchObject({ captures: 1, refunds: 0 })
})

test('every webhook comes ten times, shuffled and all at once: each thing happens once', async () => {
  const sent: { url: string; headers: Headers; body: string }[] = []
  line = {
    ...line,
    webhook: async (request) => {
      sent.push({ url: request.url, headers: request.headers, body: await request.text() })
      return new Response()
    },
  }
  const { who, bookingId, clientSecret } = await placed()
  await who.pay(clientSecret, CANARIES.plain)
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  const tenfold = Array.from({ length: 10 }, () => sent).flat()
  const shuffled = tenfold.map((hook, index) => ({ hook, at: (index * 7_919) % 101 })).sort((a, b) => a.at - b.at)
  const answers = await Promise.all(shuffled.map(({ hook: { url, headers, body } }) => fetch(url, { method: 'POST', headers, body })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await until(() => who.status(bookingId), confirmed)
  expect((await who.get(bookingId)).history.filter(confirmed)).toHaveLength(1)
  expect(await booksOf(bookingId)).toMatchObject({ captures: 1, refunds: 0 })
  const mails = async () => {
    const { messages } = (await (await fetch(`${at.node.url}/dev/mail.json?to=${CANARIES.email}`)).json()) as { messages: { key: string }[] }
    return messages.filter(({ key }) => key.endsWith(bookingId))
  }
  await expect.poll(mails).toHaveLength(1)
})

test('a forged webhook, a stale one and one that lies pay nothing', async () => {
  const { who, bookingId, clientSecret } = await placed()
  const payment = { object: 'payment_intent', id: clientSecret.split('_secret')[0], status: 'succeeded' }
  const body = JSON.stringify({ id: 'evt_forged', type: 'payment_intent.succeeded', data: { object: payment } })
  const send = (secret: string, secondsAgo: number) => {
    const t = Math.floor(Date.now() / 1000) - secondsAgo
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
    return fetch(`${at.node.url}/api/gateway/webhook`, { method: 'POST', headers: { 'sojourn-signature': `t=${t},v1=${v1}` }, body })
  }
  const secret = at.system.config.gateway.webhookSecret
  expect((await send('whsec_of_somebody_else', 0)).status).toBe(400)
  expect((await send(secret, 301)).status).toBe(400)
  expect((await send(secret, 290)).status).toBe(200)
  expect((await who.get(bookingId)).status).toBe('pending_payment')
  expect(await booksOf(bookingId)).toBeUndefined()
})

test('the bank takes the money and does not answer: pending, whatever is clicked, then paid by asking, once', async () => {
  bankGoesSilentAfter = 'confirm'
  const { who, bookingId, clientSecret } = await placed()
  expect((await who.pay(clientSecret, CANARIES.plain)).status).toBe('processing')
  expect((await who.pay(clientSecret, CANARIES.plain)).status).toBe('processing')
  const meanwhile = await who.status(bookingId)
  expect(['pending_payment', 'confirming', 'confirmed']).toContain(meanwhile.status)
  await until(() => who.status(bookingId), confirmed)
  expect(await booksOf(bookingId)).toMatchObject({ captures: 1, refunds: 0 })
})

test('the bank refunds and does not answer: refunded once', async () => {
  const { who, bookingId, clientSecret } = await placed()
  await who.pay(clientSecret, CANARIES.plain)
  await until(() => who.status(bookingId), confirmed)
  bankGoesSilentAfter = 'refund'
  const { refund } = await who.quoteCancellation(bookingId)
  const answers = await Promise.all(Array.from({ length: 5 }, () => who.cancel(bookingId, refund)))
  expect(new Set(answers.map(({ data }) => data.status))).toEqual(new Set(['cancelled']))
  await until(
    () => who.get(bookingId),
    ({ refunded }) => refunded === refund,
  )
  expect(await booksOf(bookingId)).toMatchObject({ captures: 1, refunds: 1, refunded: Math.round(refund * 100) })
})

test('the gateway does what it is asked and its answers break off, or come late: nothing is opened, charged or refunded twice', async () => {
  let calls = 0
  line = {
    ...line,
    gateway: async (request, onward) => {
      const answer = await onward(request)
      calls++
      if (calls % 3 === 0) await wait(400)
      return calls % 2 ? lost() : answer
    },
  }
  const { who, bookingId } = await placed()
  const { payment } = await until(
    () => who.status(bookingId),
    (status) => status.payment.client_secret !== null,
  )
  await who.pay(payment.client_secret, CANARIES.plain)
  await until(() => who.status(bookingId), confirmed)
  const { refund } = await who.quoteCancellation(bookingId)
  expect((await who.cancel(bookingId, refund)).data.status).toBe('cancelled')
  await until(
    () => who.get(bookingId),
    ({ refunded }) => refunded === refund,
    20_000,
  )
  expect(await booksOf(bookingId)).toMatchObject({ captures: 1, refunds: 1 })
  expect(calls).toBeGreaterThan(4)
})
