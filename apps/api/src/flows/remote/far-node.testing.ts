import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '@sojourn/db'
import type { SignedInCaller } from '../../http/index.ts'
import { contact, createSystem, got, guestsFor } from '../booking-system.testing.ts'
import { connectFar, FAR, type FarAsk, farProduct } from './far-product.testing.ts'
import { holdFar } from './far-trip.testing.ts'

/** What a test sends to a node: to book for a person, then to look at the payment, which begins the saga. */
export type ToNode =
  | { readonly book: { readonly who: Omit<SignedInCaller, 'browserId'>; readonly ask: FarAsk } }
  | { readonly look: string }
  | { readonly isPaused: boolean }
export type FromNode = { readonly ready: true } | { readonly booking_id: string; readonly amount: number } | { readonly isPaused: true }

/** Leases and pauses of seconds take a tenth of them. */
const SPEED = 10
const { DATABASE_URL, FAR_URL, GATEWAY_URL, DIE_AT, STARTED_MS } = process.env
const startedMs = Number(STARTED_MS)
const clock = { nowMs: () => startedMs + Math.round((Date.now() - startedMs) * SPEED) }
const db = await openDb({ databaseUrl: DATABASE_URL!, connectionsMax: 4 })
const supplier = connectFar(FAR_URL!, null, 10_000)

// A node of the booking core as a process of its own: it runs what is due, and is killed, once, in the middle of a saga, as by a power cut.
const system = createSystem(db, clock, {
  gateway: { fetch: toGateway } as never,
  gatewayTimeoutMs: 10_000,
  products: [farProduct({ ...supplier, timeoutMs: supplier.timeoutMs * SPEED })],
  probe: (point) => void (point === DIE_AT && process.kill(process.pid, 'SIGKILL')),
})

async function toGateway(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = request.method === 'GET' ? undefined : await request.text()
  return fetch(`${GATEWAY_URL}${pathname}${search}`, { method: request.method, headers: request.headers, ...(body !== undefined && { body }) })
}

let isPaused = false
let last: SignedInCaller | undefined
async function onMessage(sent: ToNode): Promise<void> {
  if ('isPaused' in sent) {
    isPaused = sent.isPaused
    return
  }
  if ('look' in sent) {
    await system.status({ booking_id: sent.look }, last!)
    return
  }
  const { who, ask } = sent.book
  last = { ...who, browserId: () => who.knownBrowserId! }
  const { checkoutId, quote } = got(await holdFar(system, last, ask))
  const request = { checkoutId, guests: guestsFor(last), contact, consented_total: quote.total.minor / 100 }
  const { booking_id } = got(await system.core.shop.book(FAR, request, last))
  process.send!({ booking_id, amount: quote.total.minor } satisfies FromNode)
}
process.on('message', (sent: ToNode) => void onMessage(sent))
process.once('disconnect', () => process.exit())
// It is written at an exit otherwise, and a node that is killed has none.
flushCompileCache()
process.send!({ ready: true } satisfies FromNode)
for (let wasPaused = false; ; await wait(30)) {
  const pauses = isPaused
  if (!pauses) await system.work()
  else if (!wasPaused) process.send!({ isPaused: true } satisfies FromNode)
  wasPaused = pauses
}
