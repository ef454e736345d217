import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const STEPS = [
  'search',
  'quote',
  'hold',
  'confirm',
  'find',
  'cancel',
  'release',
  'quoteCancellation',
  'changeQuote',
  'changeConfirm',
  'changeFind',
] as const
export type Step = (typeof STEPS)[number]

/**
 * How a call goes wrong. `silent`: nothing is done and nothing answered. `slow`: done once the caller has timed out. `works_and_resets`: done, and the connection breaks. `rejects`: a refusal.
 * Of `confirm` alone: `late` confirms once it has been asked twice, `other_price` costs more than was agreed.
 */
export const FAULTS = ['silent', 'slow', '500', 'resets', 'works_and_resets', 'rejects'] as const
export type Fault = (typeof FAULTS)[number] | 'late' | 'other_price' | 'none'

export interface Order {
  readonly reference: string
  readonly ours: string
  readonly key: string
  state: 'pending' | 'confirmed' | 'cancelled'
  total: { minor: number; currency: string }
  asked: number
  /** What it was changed to, by the keys of those changes; the last is what it is. */
  changes: { readonly key: string; readonly ours: string; readonly what: string }[]
}

type Answer = readonly [status: number, body: unknown]
type Body = Record<string, never> & {
  our_reference?: string
  key?: string
  hold_ref?: string
  until?: string
  reference?: string
  total: Order['total']
  cost: Order['total']
  ask: { day: string }
}

/** A supplier that misbehaves on command. It keeps every order, so that a test can say what it really has. */
export function createFarSupplier() {
  const holds: { readonly key: string; readonly ref: string; readonly untilMs: number; isHeld: boolean }[] = []
  const orders: Order[] = []
  const control = {
    fault: (_step: Step): Fault => 'none',
    /**
     * Two calls with one key are two calls: two holds, two orders, and a second cancellation is refused. Holds are known by their own names alone, orders by our reference too.
     */
    forgetsKeys: false,
    priceMinor: 12_000,
    /** Prices of what it offers to a search. */
    offers: [12_000],
    cancellingCosts: 0,
    standsUntil: '2029-01-01T00:00:00Z',
    /** What changing costs, and the price of what it is then. */
    changing: { fee: 1_000, priceMinor: 15_000 },
    /** What it gives to prove an order; nothing unless a test says. */
    proofs: null as readonly { readonly kind: string; readonly number: string; readonly traveller_no?: number }[] | null,
    /** Its own end of a hold; null where it is as it was asked for. */
    holdsUntilMs: null as number | null,
  }
  /** What a slow call still does, before the next is served. */
  const later: (() => void)[] = []
  const calls: string[] = []
  /** What the last cancellation might cost. */
  const asked: { cost: Order['total'] | null } = { cost: null }
  /** Who it was told travels, order by order. */
  const travellers: unknown[] = []
  let made = 0
  /** What each change was confirmed at. */
  const totals = new Map<string, Order['total']>()
  const silence = { result: (_id: string): void => {} }

  const result = (order: Order | undefined): Answer => {
    if (order?.state === 'pending' && ++order.asked > 2) order.state = 'confirmed'
    if (!order) return [200, { state: 'none' }]
    return [
      200,
      order.state === 'confirmed'
        ? { state: 'confirmed', reference: order.reference, total: order.total, ...(control.proofs && { proofs: control.proofs }) }
        : { state: order.state },
    ]
  }

  function confirm(key: string, { our_reference: ours, hold_ref, total }: Body, fault: Fault): Answer {
    const known = control.forgetsKeys ? undefined : orders.find((order) => order.key === key)
    if (known) return result(known)
    const price = fault === 'other_price' ? { ...total, minor: total.minor + 700 } : total
    const order: Order = {
      reference: `FAR-${++made}`,
      ours: ours!,
      key,
      state: fault === 'late' ? 'pending' : 'confirmed',
      total: price,
      asked: 0,
      changes: [],
    }
    orders.push(order)
    for (const hold of holds) if (hold.ref === hold_ref) hold.isHeld = false
    return result(order)
  }

  /** One that forgets keys changes an order to the same again: it stays what it is, and is not paid twice by who knows that. */
  function change(key: string, { our_reference: ours, hold_ref, total }: Body): Answer {
    totals.set(ours!, total)
    const [reference, what] = hold_ref!.split(' ') as [string, string]
    const order = orders.find((each) => each.reference === reference)
    if (order?.state !== 'confirmed') return [200, { state: 'rejected', reason: 'gone' }]
    if (control.forgetsKeys || !order.changes.some((each) => each.key === key)) order.changes.push({ key, ours: ours!, what })
    return changed(ours!)
  }

  function changed(ours: string): Answer {
    const order = orders.find(({ changes }) => changes.some((each) => each.ours === ours))
    if (!order) return [200, { state: 'none' }]
    return [200, order.state === 'cancelled' ? { state: 'cancelled' } : { state: 'confirmed', reference: order.reference, total: totals.get(ours) }]
  }

  function serve(step: Step, key: string, body: Body, fault: Fault): Answer {
    switch (step) {
      case 'search':
        return [200, { offers: control.offers.map((minor) => ({ total: { minor, currency: 'USD' } })) }]
      case 'quote':
        return [200, { total: { minor: control.priceMinor, currency: 'USD' } }]
      case 'hold': {
        const known = control.forgetsKeys ? undefined : holds.find((each) => each.key === key)
        const held = known ?? { key, ref: `far_hold_${++made}`, untilMs: control.holdsUntilMs ?? Date.parse(body.until!), isHeld: true }
        if (!known) holds.push(held)
        return [200, { hold_ref: held.ref, ...(control.holdsUntilMs !== null && { held_until: new Date(held.untilMs).toISOString() }) }]
      }
      case 'release': {
        const held = holds.find((each) => (control.forgetsKeys ? each.ref === body.hold_ref : each.key === key))
        if (!held && control.forgetsKeys) return [404, { code: 'unknown_hold' }]
        if (held) held.isHeld = false
        return [200, {}]
      }
      case 'confirm':
        travellers.push(body.travellers)
        return confirm(key, body, fault)
      case 'find':
        return result(orders.findLast((order) => order.ours === body.our_reference))
      case 'changeQuote': {
        const order = orders.find(({ reference }) => reference === body.reference)
        if (order?.state !== 'confirmed') return [404, { code: 'unknown_order' }]
        const { fee, priceMinor } = control.changing
        const offer = { total: { minor: priceMinor, currency: 'USD' } }
        return [200, { offer, fee: { minor: fee, currency: 'USD' }, ref: `${order.reference} ${body.ask.day}`, stands_until: control.standsUntil }]
      }
      case 'changeConfirm':
        return change(key, body)
      case 'changeFind':
        return changed(body.our_reference!)
      case 'quoteCancellation':
        return [200, { cost: { minor: control.cancellingCosts, currency: 'USD' }, stands_until: '2029-01-01T00:00:00Z' }]
      case 'cancel': {
        const order = orders.find(({ reference }) => reference === body.reference)
        if (!order) return [404, { code: 'unknown_order' }]
        if (order.state === 'cancelled' && control.forgetsKeys) return [422, { code: 'already_cancelled' }]
        order.state = 'cancelled'
        asked.cost = body.cost
        return [200, {}]
      }
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse((await text(request)) || '{}') as Body
    const step = (request.url ?? '').split('/').at(-1) as Step
    const key = String(request.headers['idempotency-key'] ?? '')
    const answer = ([status, value]: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(value))
    const beSilent = () => silence.result(String(request.headers['x-call'] ?? ''))
    for (const work of later.splice(0)) work()
    calls.push(step)
    const fault = control.fault(step)
    switch (fault) {
      case 'silent':
        return beSilent()
      case 'slow':
        later.push(() => serve(step, key, body, fault))
        return beSilent()
      case '500':
        return void answer([500, { code: 'broken' }])
      case 'resets':
        return void request.socket.destroy()
      case 'works_and_resets':
        serve(step, key, body, fault)
        return void request.socket.destroy()
      case 'rejects':
        return void answer(step === 'confirm' || step === 'changeConfirm' ? [200, { state: 'rejected', reason: 'gone' }] : [422, { code: 'sold_out' }])
      default:
        return void answer(serve(step, key, body, fault))
    }
  }

  const server = createServer((request, response) => void handle(request, response))
  return {
    control,
    asked,
    travellers,
    calls,
    orders,
    silence,
    liveOrders: () => orders.filter(({ state }) => state !== 'cancelled'),
    /** How many holds block its stock at an instant: neither released, nor ordered, nor run out. */
    heldAt: (atMs: number) => holds.filter(({ isHeld, untilMs }) => isHeld && untilMs > atMs).length,
    /** No fault any more, as it was when it started. */
    behave(): void {
      control.fault = () => 'none'
      control.forgetsKeys = false
      control.cancellingCosts = 0
      control.standsUntil = '2029-01-01T00:00:00Z'
      control.changing = { fee: 1_000, priceMinor: 15_000 }
      control.holdsUntilMs = null
    },
    /** The first so many calls of a step go wrong. */
    goesWrong(step: Step, fault: Fault, times = Number.POSITIVE_INFINITY): void {
      let left = times
      control.fault = (here) => (here === step && left-- > 0 ? fault : 'none')
    },
    async listen(port = 0): Promise<string> {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FarSupplier = ReturnType<typeof createFarSupplier>
