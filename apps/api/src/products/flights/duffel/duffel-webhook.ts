import type { BookingId, OrgId } from '@sojourn/kernel'
import { z } from 'zod'
import { type Route, rawRoute } from '../../../http/index.ts'
import type { HeardNews, Shop } from '../../../sale/shop.ts'
import { newsOfOrder } from './duffel-news.ts'
import { DUFFEL, type DuffelParts } from './duffel-parts.ts'
import type { DuffelOrder } from './duffel-schema.ts'
import { isFromDuffel } from './duffel-signature.ts'

export const DUFFEL_WEBHOOK = '/api/flights/duffel/webhook'
const BYTES_MAX = 1024 * 1024
/** So many of the last events are known by name: sent again they are not asked about again. */
const REMEMBERED_MAX = 1_000

const anOrder = z.string().regex(/^ord_\w{1,60}$/)
const event = z.object({
  id: z.string().min(1).max(120),
  data: z.object({ object: z.object({ id: z.unknown().optional(), order_id: z.unknown().optional() }).nullish() }).nullish(),
})

const answer = (status: number, body: Record<string, unknown>): Response => Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * What Duffel tells of an order. It is not believed: the order is read, and what is new of it is acted on as if the poll of every minute had found it. Repeated, shuffled and late events are harmless.
 */
export function duffelWebhook(parts: DuffelParts, secret: string, shop: Pick<Shop, 'hear'>): Route[] {
  const seen = new Map<string, Promise<boolean>>()
  /** Whether it is dealt with; an order that could not be read is told again. */
  function once(id: string, orderId: string): Promise<boolean> {
    const known = seen.get(id)
    if (known) return known
    const first = seen.keys().next()
    if (seen.size >= REMEMBERED_MAX && !first.done) seen.delete(first.value)
    const dealt = lookAt(parts, shop, orderId).catch((error: unknown) => {
      seen.delete(id)
      throw error
    })
    seen.set(id, dealt)
    return dealt.then((isDone) => {
      if (!isDone) seen.delete(id)
      return isDone
    })
  }
  return [
    rawRoute('POST', DUFFEL_WEBHOOK, async (request) => {
      if (Number(request.headers.get('content-length') ?? 0) > BYTES_MAX) return answer(413, { error: 'too_large' })
      const body = await request.text()
      if (body.length > BYTES_MAX) return answer(413, { error: 'too_large' })
      if (!isFromDuffel(body, request.headers.get('x-duffel-signature') ?? '', secret, parts.clock.nowMs())) return answer(400, { error: 'bad_signature' })
      const about = orderIn(body)
      if (about && !(await once(about.id, about.orderId))) return answer(503, { error: 'not_read' })
      return answer(200, { received: true })
    }),
  ]
}

/** The order that an event is about: itself, or what is told of it. Null for a ping, and for what is about no order. */
function orderIn(body: string): { readonly id: string; readonly orderId: string } | null {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return null
  }
  const told = event.safeParse(json)
  const object = told.data?.data?.object
  const orderId = [object?.order_id, object?.id].map((id) => anOrder.safeParse(id).data).find((id) => id !== undefined)
  return told.success && orderId !== undefined ? { id: told.data.id, orderId } : null
}

async function lookAt(parts: DuffelParts, shop: Pick<Shop, 'hear'>, orderId: string): Promise<boolean> {
  const order = await parts.client.getOrder(orderId)
  // One that is not ours is nothing to us.
  if (order.kind !== 'done') return order.kind === 'refused'
  await shop.hear({ supplier: DUFFEL, news: await newsOfOrder(parts, order.value), order: bookingOf(order.value) })
  return true
}

const booked = z.object({ org: z.string().regex(/^\w+$/), booking: z.string().regex(/^\w+:\d+$/) })

/** Whose order it is, as we noted on it when we made it. */
function bookingOf({ metadata }: DuffelOrder): HeardNews['order'] {
  const { data } = booked.safeParse(metadata)
  return data ? { orgId: data.org as OrgId, bookingId: data.booking.split(':')[0] as BookingId } : null
}
