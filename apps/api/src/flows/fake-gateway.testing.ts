import { createHmac } from 'node:crypto'
import type { Clock } from '@sojourn/kernel'
import { createFakeVault } from './fake-vault.testing.ts'

type Status = 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
export type Fault = 'none' | 'slow' | '500' | 'reset' | 'reset_after'

interface FakeIntent {
  readonly id: string
  amount: number
  currency: string
  status: Status
  received: number
  /** The card it was tried with. */
  method: string | null
  refunded: number
  error: { code: string; message: string } | null
  /** Cards that were declined. */
  tries: number
  /** Some confirmation asked for 3-D Secure. */
  asksChallenge: boolean
  /** What the provider says it took, where that is not what it was asked. */
  conflict: { amount: number; currency: string } | null
  readonly kind: 'payment' | 'setup'
  fingerprint: string
  readonly sent: Readonly<Record<string, string>>
  readonly metadata: Record<string, string>
}

interface FakeRefund {
  readonly id: string
  readonly payment_intent: string
  readonly amount: number
  readonly currency: string
  status: 'pending' | 'succeeded' | 'failed'
  readonly metadata: Record<string, string>
}

let made = 0
const CHALLENGE = 'payment_method_options[card][request_three_d_secure]'
export const WEBHOOK_SECRET = 'whsec_test'

/** A gateway in memory with the API of ours, that keeps accounts and fails on demand. */
export function createFakeGateway(clock: Clock) {
  const intents = new Map<string, FakeIntent>()
  const refunds = new Map<string, FakeRefund>()
  const disputes = new Map<string, { id: string; payment_intent: string; amount: number; currency: string; status: string }>()
  const answers = new Map<string, { status: number; body: unknown }>()
  const calls: string[] = []
  const control: {
    fault: (method: string, path: string) => Fault
    onConfirm: Status
    onPay: Status | 'declined'
    refundStatus: FakeRefund['status']
    triesAreUp: boolean
    /** Of the card that is typed next; null for one that was never typed before. */
    fingerprint: string | null
    /** The result of charging a card without its holder; `code` is the bank's. */
    away: (charge: { readonly cardId: string; readonly metadata: Readonly<Record<string, string>> }) => 'succeeded' | 'processing' | { readonly code: string }
  } = {
    fault: () => 'none',
    onConfirm: 'succeeded',
    onPay: 'succeeded',
    refundStatus: 'succeeded',
    triesAreUp: false,
    fingerprint: null,
    away: () => 'succeeded',
  }

  const vault = createFakeVault()

  /** Each card that was declined had a charge of its own. */
  const chargeIdOf = (intent: FakeIntent) => (intent.tries > 0 ? `ch_${intent.id}_${intent.tries}` : `ch_${intent.id}`)
  /** A saved card has one number, a typed one that of its intent unless the test says. */
  const cardShape = ({ method, fingerprint }: FakeIntent) => ({
    brand: 'visa',
    last4: '4242',
    fingerprint: control.fingerprint ?? (method ? `fp_${method}` : fingerprint),
    country: 'US',
  })
  const setupShape = (intent: FakeIntent) => ({
    id: intent.id,
    object: 'setup_intent',
    status: intent.status,
    client_secret: `${intent.id}_secret`,
    next_action: intent.status === 'requires_action' ? { type: 'redirect_to_url', redirect_to_url: { url: `https://pay.test/challenge/${intent.id}` } } : null,
    last_setup_error: intent.error && { type: 'card_error', ...intent.error },
    payment_method: intent.status === 'succeeded' ? { id: intent.method ?? `pm_of_${intent.id}`, card: cardShape(intent) } : intent.method,
    metadata: intent.metadata,
  })
  const shape = (intent: FakeIntent) => (intent.kind === 'setup' ? setupShape(intent) : paymentShape(intent))
  const paymentShape = (intent: FakeIntent) => ({
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.received,
    currency: intent.currency,
    status: intent.status,
    client_secret: `${intent.id}_secret`,
    conflict: intent.conflict,
    hosted_url: `https://pay.test/pay/${intent.id}.mac`,
    latest_charge: intent.status === 'succeeded' || intent.tries > 0 ? chargeIdOf(intent) : null,
    charges: {
      data: intent.status === 'succeeded' || intent.tries > 0 ? [{ id: chargeIdOf(intent), payment_method_details: { card: cardShape(intent) } }] : [],
    },
    next_action: intent.status === 'requires_action' ? { type: 'redirect_to_url', redirect_to_url: { url: `https://pay.test/challenge/${intent.id}` } } : null,
    last_payment_error: intent.error && { type: 'card_error', ...intent.error },
    payment_method: intent.status === 'succeeded' ? (intent.method ?? `pm_of_${intent.id}`) : intent.method,
    metadata: intent.metadata,
  })
  const set = (intent: FakeIntent, status: Status) => {
    intent.status = status
    intent.fingerprint = control.fingerprint ?? intent.fingerprint
    intent.error = null
    intent.received = status === 'succeeded' ? intent.amount : 0
    if (status === 'succeeded') keepCardOf(intent)
  }
  /** A card that is typed with a payment is saved where it was asked to be. */
  const keepCardOf = ({ id, kind, method, fingerprint, sent }: FakeIntent) => {
    const isSaved = kind === 'setup' || sent.setup_future_usage !== undefined
    if (isSaved && method === null && vault.customers.has(sent.customer ?? '')) {
      vault.keep(sent.customer!, { id: `pm_of_${id}`, brand: 'visa', last4: '4242', fingerprint })
    }
  }
  const refusal = (status: number, code: string, intent?: FakeIntent) => ({
    status,
    body: { error: { code, message: code, payment_intent: intent && shape(intent) } },
  })

  function serve(method: string, path: string, form: URLSearchParams): { status: number; body: unknown } {
    const metadata = Object.fromEntries([...form].flatMap(([name, value]) => (name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : [])))
    const vaulted = vault.serve(method, path, form, metadata)
    if (vaulted) return vaulted
    const [, resource, id, verb] = path.split('?')[0]!.slice(1).split('/')
    if (resource === 'disputes') return listDisputes(path)
    if (resource === 'refunds') return serveRefunds(method, path, id, form, metadata)
    if (method === 'POST' && !id) {
      const fresh: FakeIntent = {
        id: `${resource === 'setup_intents' ? 'seti' : 'pi'}_${++made}`,
        fingerprint: `fp_${made}`,
        kind: resource === 'setup_intents' ? 'setup' : 'payment',
        sent: Object.fromEntries(form),
        amount: Number(form.get('amount') ?? 0),
        currency: form.get('currency') ?? '',
        status: 'requires_payment_method',
        received: 0,
        method: null,
        refunded: 0,
        error: null,
        tries: 0,
        asksChallenge: form.get(CHALLENGE) === 'any',
        conflict: null,
        metadata,
      }
      intents.set(fresh.id, fresh)
      if (form.get('off_session') === 'true') return chargeAway(fresh, form.get('payment_method')!)
      return { status: 200, body: shape(fresh) }
    }
    if (method === 'GET' && !id) return listIntents(new URL(path, 'http://x').searchParams.get('customer'))
    const intent = intents.get(id!)
    if (!intent) return refusal(404, 'resource_missing')
    if (verb === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'processing') return refusal(400, 'payment_intent_unexpected_state', intent)
      set(intent, 'canceled')
    }
    if (verb === 'confirm' && form.has('payment_method')) {
      intent.asksChallenge ||= form.get(CHALLENGE) === 'any'
      return payWith(intent, form.get('payment_method')!)
    }
    if (verb === 'confirm') {
      if (intent.status !== 'requires_confirmation') return refusal(400, 'payment_intent_unexpected_state', intent)
      set(intent, control.onConfirm)
    }
    return { status: 200, body: shape(intent) }
  }

  function payWith(intent: FakeIntent, cardId: string): { status: number; body: unknown } {
    if (intent.status !== 'requires_payment_method') return refusal(400, 'payment_intent_unexpected_state', intent)
    if (control.triesAreUp) return refusal(429, 'too_many_attempts')
    if (!vault.owns(intent.sent.customer ?? '', cardId)) return refusal(404, 'resource_missing')
    intent.method = cardId
    if (control.onPay !== 'declined') {
      set(intent, control.onPay)
      return { status: 200, body: shape(intent) }
    }
    intent.tries++
    intent.error = { code: 'insufficient_funds', message: 'Your card has insufficient funds.' }
    return { status: 402, body: { error: { type: 'card_error', ...intent.error, payment_intent: shape(intent) } } }
  }

  /** Opened and confirmed in one call. */
  function chargeAway(intent: FakeIntent, cardId: string): { status: number; body: unknown } {
    const outcome = control.away({ cardId, metadata: intent.metadata })
    if (typeof outcome === 'string') {
      set(intent, outcome)
      return { status: 200, body: shape(intent) }
    }
    intent.error = { code: outcome.code, message: `The bank says: ${outcome.code}.` }
    return { status: 402, body: { error: { type: 'card_error', ...intent.error, payment_intent: shape(intent) } } }
  }

  const listIntents = (customer: string | null) => ({
    status: 200,
    body: { object: 'list', data: [...intents.values()].filter(({ sent }) => sent.customer === customer).map(shape) },
  })
  const listDisputes = (path: string) => {
    const of = new URL(path, 'http://x').searchParams.get('payment_intent')
    return { status: 200, body: { object: 'list', data: [...disputes.values()].filter((dispute) => dispute.payment_intent === of) } }
  }

  function serveRefunds(method: string, path: string, id: string | undefined, form: URLSearchParams, metadata: Record<string, string>) {
    if (method === 'GET' && id) return refunds.has(id) ? { status: 200, body: refunds.get(id) } : refusal(404, 'resource_missing')
    if (method === 'GET') {
      const of = new URL(path, 'http://x').searchParams.get('payment_intent')
      return { status: 200, body: { object: 'list', data: [...refunds.values()].filter((refund) => refund.payment_intent === of) } }
    }
    const intent = intents.get(form.get('payment_intent')!)!
    const amount = Number(form.get('amount'))
    if (intent.status !== 'succeeded') return refusal(400, 'charge_not_refundable')
    if (intent.refunded + amount > intent.received) return refusal(400, 'amount_too_large')
    intent.refunded += amount
    const refund: FakeRefund = { id: `re_${++made}`, payment_intent: intent.id, amount, currency: intent.currency, status: control.refundStatus, metadata }
    refunds.set(refund.id, refund)
    return { status: 200, body: { ...refund } }
  }

  async function fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const form = new URLSearchParams(await request.text())
    calls.push(`${request.method} ${pathname}`)
    const fault = control.fault(request.method, pathname)
    if (fault === 'reset') throw new TypeError('connection reset')
    // On a busy machine the caller may have timed out before we listen.
    if (fault === 'slow') request.signal.throwIfAborted()
    if (fault === 'slow') await new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
    const key = request.headers.get('idempotency-key')
    const answer =
      (key && answers.get(key)) || (fault === '500' ? { status: 500, body: { error: { type: 'api_error' } } } : serve(request.method, pathname + search, form))
    if (key) answers.set(key, structuredClone(answer))
    if (fault === 'reset_after') throw new TypeError('connection reset')
    return Response.json(answer.body, { status: answer.status })
  }

  return {
    fetch,
    calls,
    control,
    intents,
    refunds,
    vault,
    only: () => [...intents.values()].at(-1)!,
    /** Its merchant gives money back there, and not by us. */
    refundsOutside: (intent: FakeIntent, amount: number) =>
      serveRefunds('POST', '', undefined, new URLSearchParams({ payment_intent: intent.id, amount: String(amount) }), {}),
    /** Its holder's bank takes it back, or decides for us in the end. */
    disputed: (intent: FakeIntent, status: 'needs_response' | 'won' | 'lost' = 'needs_response') =>
      disputes.set(`dp_${intent.id}`, { id: `dp_${intent.id}`, payment_intent: intent.id, amount: intent.received, currency: intent.currency, status }),
    /** What the browser in the gateway's frames brings about. */
    browser: {
      pays: (intent: FakeIntent) => set(intent, 'succeeded'),
      meetsChallenge: (intent: FakeIntent) => set(intent, 'requires_action'),
      leavesUnconfirmed: (intent: FakeIntent) => set(intent, 'requires_confirmation'),
      /** The gateway waited long enough for the bank's page. */
      runsOut: (intent: FakeIntent) => set(intent, 'canceled'),
      waitsForBank: (intent: FakeIntent) => set(intent, 'processing'),
      isTakenOtherwise: (intent: FakeIntent, conflict: { amount: number; currency: string }) => {
        set(intent, 'processing')
        intent.conflict = conflict
      },
      isDeclined: (intent: FakeIntent, code = 'generic_decline', message = 'Your card was declined.') => {
        set(intent, 'requires_payment_method')
        intent.error = { code, message }
      },
    },
    webhook(intent: { id: string }, type = 'payment_intent.succeeded', options: { secret?: string; ageSeconds?: number } = {}): Request {
      const body = JSON.stringify({ id: 'evt', type, data: { object: { object: 'payment_intent', id: intent.id } } })
      const at = Math.floor(clock.nowMs() / 1000) - (options.ageSeconds ?? 0)
      const signature = createHmac('sha256', options.secret ?? WEBHOOK_SECRET)
        .update(`${at}.${body}`)
        .digest('hex')
      return new Request('http://localhost/api/gateway/webhook', { method: 'POST', body, headers: { 'sojourn-signature': `t=${at},v1=${signature}` } })
    },
    captured: () => [...intents.values()].filter((intent) => intent.kind === 'payment' && intent.status === 'succeeded' && intent.received > intent.refunded),
  }
}

export type FakeGateway = ReturnType<typeof createFakeGateway>
