import { afterAll, expect, test } from 'vitest'
import { spawnServer } from '../../tools/process/spawn-server.ts'
import { checkInvariants } from '../harness/invariants.ts'
import { bookLines } from './bank-books.ts'
import { expectCleanLog } from './nothing-leaks.ts'
import { freshDatabase, stopServers } from './postgres.ts'
import { CANARIES, traveller, until } from './traveller.ts'

afterAll(stopServers)

const BUYERS = 200

/** Asks for a sign of life again and again; returns how long each took. */
function pulseOf(url: string): { stop(): Promise<number[]> } {
  const tookMs: number[] = []
  let isOver = false
  const beating = (async () => {
    while (!isOver) {
      const started = performance.now()
      await fetch(`${url}/healthz`)
      tookMs.push(performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  return {
    async stop() {
      isOver = true
      await beating
      return tookMs
    },
  }
}

test('[B4.4] two hundred buyers at once for a last room on PostgreSQL: one is charged, once, however often they click; no one else is', async () => {
  const databaseUrl = await freshDatabase({ roles: 'makes' })
  const server = await spawnServer({ env: { DATABASE_URL: databaseUrl } })
  const offer = await traveller(server).findOffer('tokyo', 12, ({ left }) => left === 1)
  const buyers = Array.from({ length: BUYERS }, () => traveller(server))

  const pulse = pulseOf(server.url)
  const started = performance.now()
  const answers = await Promise.all(buyers.map((buyer) => buyer.prebook(offer)))
  const tookMs = performance.now() - started
  const beats = (await pulse.stop()).sort((a, b) => a - b)

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const winners = answers.flatMap(({ data }, index) => (data.checkoutId ? [{ who: buyers[index]!, held: data }] : []))
  expect(winners).toHaveLength(1)
  const refused = answers.filter(({ data }) => !data.checkoutId)
  expect(refused.every(({ data }) => data.isSelectDiffRoom && data.expires_at === null)).toBe(true)
  expect(refused).toHaveLength(BUYERS - 1)

  const { who, held } = winners[0]!
  await who.signIn()
  const clicks = await Promise.all(Array.from({ length: 20 }, () => who.book(held.checkoutId, held.price.total)))
  expect(new Set(clicks.map(({ status, data }) => `${status} ${data.booking_id}`)).size).toBe(1)
  const { booking_id: bookingId, payment_token: token } = clicks.find(({ data }) => data.payment_token.client_secret)!.data
  const pays = await Promise.all(Array.from({ length: 20 }, () => who.pay(token.client_secret, CANARIES.plain)))
  expect(pays.filter(({ status }) => status !== 'succeeded' && status !== 'processing')).toEqual([])
  await until(
    () => who.status(bookingId),
    ({ status }) => status === 'confirmed',
  )
  const late = await traveller(server).prebook(offer)
  expect(late.data).toMatchObject({ checkoutId: null, isSelectDiffRoom: true })

  await server.stop()
  expectCleanLog(server)
  await checkInvariants(server)
  const paid = Math.round(held.price.pay_now * (held.price.currency === 'JPY' ? 1 : 100))
  expect(await bookLines({ databaseUrl })).toEqual([{ bookingId, captures: 1, captured: paid, refunds: 0, refunded: 0 }])
  const at = (share: number) => beats[Math.floor((beats.length - 1) * share)]!.toFixed(0)
  console.log(`${BUYERS} buyers answered in ${tookMs.toFixed(0)} ms; sign of life meanwhile p50 ${at(0.5)} ms, longest ${at(1)} ms`)
})
