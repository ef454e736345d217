import type { Money } from '@sojourn/kernel'
import { z } from 'zod'
import type { BoughtItem, HeldItem, Offer, Proof, RemoteSupplier, SupplierOrder, SupplierResult } from './product.ts'
import { storedMoney } from './snapshot.ts'

/** How a supplier with our protocol is called, and how its offers become ours. */
export interface HttpSupplierDeps<Ask, Details> {
  readonly name: string
  /** Where its calls begin: `https://supplier.example/v1`. */
  readonly url: string
  readonly secretKey: string
  readonly timeoutMs: number
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Parses what it offers and makes it an offer of ours: markup, terms, lines. Throws where it is none. */
  offerOf(body: unknown, ask: Ask): Offer<Details>
  /** It changes what it sold. */
  readonly changes?: boolean
}

const searched = z.object({ offers: z.array(z.unknown()) })
const held = z
  .object({ hold_ref: z.string().min(1), held_until: z.iso.datetime({ offset: true }).optional() })
  .transform(({ hold_ref: holdRef, held_until: until }) => ({ holdRef, ...(until !== undefined && { untilMs: Date.parse(until) }) }))
const cancellation = z.object({ cost: storedMoney, stands_until: z.string().transform((text) => Date.parse(text)) })
const proof = z
  .object({ kind: z.enum(['voucher', 'reference', 'ticket', 'service']), number: z.string().min(1), traveller_no: z.int().min(1).optional() })
  .transform(({ kind, number, traveller_no: travellerNo }): Proof => ({ kind, number, ...(travellerNo !== undefined && { travellerNo }) }))
const order = z.discriminatedUnion('state', [
  z.object({ state: z.literal('confirmed'), reference: z.string().min(1), total: storedMoney, proofs: z.array(proof).default([]) }),
  z.object({ state: z.literal('rejected'), reason: z.string() }),
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('cancelled') }),
  z.object({ state: z.literal('none') }),
])
const instead = z.object({ offer: z.unknown(), fee: storedMoney, ref: z.string().min(1), stands_until: z.iso.datetime({ offset: true }) })
const refusal = z.object({ code: z.string().regex(/^[a-z]+(_[a-z]+)*$/) })

const orderOf = (body: unknown): SupplierOrder => {
  const answered = order.parse(body)
  if (answered.state !== 'confirmed') return answered
  const { reference: supplierReference, total, proofs } = answered
  return { state: 'confirmed', supplierReference, total, proofs }
}

/** The id of an item at the supplier: our own reference, also where it forgets keys. */
const referenceOf = ({ bookingId, itemNo }: BoughtItem): string => `${bookingId}:${itemNo}`

/**
 * A supplier over HTTP: JSON in and out, an `idempotency-key` on all that changes anything, and our own reference on each order. A refusal is an answer of 4xx that carries its code;
 * everything else that is not 2xx, a connection that breaks, and an unreadable answer, count as no answer: it may have been done.
 */
export function createHttpSupplier<Ask, Details>(deps: HttpSupplierDeps<Ask, Details>): RemoteSupplier<Ask, Details> {
  const { name, timeoutMs } = deps
  const ask = <T>(path: string, sent: Sent, read: (body: unknown) => T) => call(deps, path, sent, read)
  const nothing = () => undefined
  const itemBody = (item: BoughtItem<Details>) => ({
    our_reference: referenceOf(item),
    hold_ref: item.holdRef,
    details: item.details,
    total: item.quote.total,
    travellers: item.travellers,
  })
  return {
    where: 'remote',
    name,
    timeoutMs,
    async search(wanted, signal) {
      const found = await ask('/search', { body: { ask: wanted }, signal }, (body) => searched.parse(body).offers.map((offer) => deps.offerOf(offer, wanted)))
      if (found.kind === 'done') return found.value
      throw new Error(found.kind === 'refused' ? `${name} refuses: ${found.refusal.code}` : found.why)
    },
    quote: (wanted) => ask('/quote', { body: { ask: wanted } }, (body) => deps.offerOf(body, wanted)),
    hold: ({ details, quote }, { key, untilMs }) =>
      ask('/hold', { key, body: { details, total: quote.total, until: iso(untilMs) } }, (body) => held.parse(body)),
    confirm: (item, key) => ask('/confirm', { key, body: itemBody(item) }, orderOf),
    find: (item, key) => ask('/find', { body: { our_reference: referenceOf(item), key } }, orderOf),
    quoteCancellation: (_item, reference) => ask('/quoteCancellation', { body: { reference } }, costOf),
    cancel: (_item, { supplierReference, cost, key }) => ask('/cancel', { key, body: { reference: supplierReference, cost } }, nothing),
    ...(deps.changes && {
      change: {
        quote: (_item: BoughtItem<Details>, { supplierReference: reference, ask: wanted }: { readonly supplierReference: string; readonly ask: Ask }) =>
          ask('/changeQuote', { body: { reference, ask: wanted } }, (body) => {
            const { offer, fee, ref: holdRef, stands_until } = instead.parse(body)
            return { offer: deps.offerOf(offer, wanted), fee, holdRef, untilMs: Date.parse(stands_until) }
          }),
        confirm: (item: BoughtItem<Details>, key: string) => ask('/changeConfirm', { key, body: itemBody(item) }, orderOf),
        find: (item: BoughtItem<Details>, key: string) => ask('/changeFind', { body: { our_reference: referenceOf(item), key } }, orderOf),
      },
    }),
    release: ({ holdRef }: HeldItem, key) => ask('/release', { key, body: { hold_ref: holdRef, key } }, nothing),
  }
}

function costOf(body: unknown): { cost: Money; validUntilMs: number } {
  const { cost, stands_until } = cancellation.parse(body)
  return { cost, validUntilMs: stands_until }
}

const iso = (atMs: number): string => new Date(atMs).toISOString()

interface Sent {
  readonly key?: string
  readonly body: unknown
  /** Ends the call before its time is up. */
  readonly signal?: AbortSignal
}

async function call<T, Ask, Details>(
  { url, secretKey, timeoutMs, fetch = globalThis.fetch }: HttpSupplierDeps<Ask, Details>,
  path: string,
  { key, body, signal }: Sent,
  read: (body: unknown) => T,
): Promise<SupplierResult<T>> {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      // not translated: the value of a header
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secretKey}`, ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs),
    })
    const answered: unknown = await response.json()
    if (response.ok) return { kind: 'done', value: read(answered) }
    const why = refusal.safeParse(answered)
    if (isRefusal(response.status) && why.success) return { kind: 'refused', refusal: { code: why.data.code } }
    return { kind: 'unknown', why: `${path} answered ${response.status}` }
  } catch (error) {
    return { kind: 'unknown', why: `${path}: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Too early, too many, or taking too long says nothing about what was asked. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)
