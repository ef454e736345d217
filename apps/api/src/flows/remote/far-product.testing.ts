import { instantMs, type ProductCode, zero } from '@sojourn/kernel'
import { z } from 'zod'
import { STAY_RULES } from '../../products/hotels/product.ts'
import { createHttpSupplier } from '../../sale/http-supplier.ts'
import type { Offer, Product, RemoteSupplier } from '../../sale/product.ts'
import { quoteOfLines } from '../../sale/quote.ts'
import { storedMoney } from '../../sale/snapshot.ts'
import { stubProduct } from '../../sale/stub.testing.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import type { FarSupplier } from './far-supplier.testing.ts'

export const FAR: ProductCode = 'ACT'
export const CONFIRM_WITHIN_MS = 120_000

export interface FarAsk {
  readonly day: string
  readonly cancellationBy?: SaleTerms['cancellationBy']
}

const offered = z.object({ total: storedMoney })

/** Free to cancel until two days before it begins, then half of it. */
function offerOf(body: unknown, { day, cancellationBy = 'windows' }: FarAsk): Offer {
  const { total } = offered.parse(body)
  const until = new Date(instantMs(day, '00:00:00', 'UTC') - 2 * 86_400_000).toISOString()
  return {
    details: { title: `A walk on ${day}` },
    quote: quoteOfLines(total.currency, [{ kind: 'item', label: 'A walk', rule: null, amount: total, due: 'now' }]),
    terms: {
      mode: 'prepaid',
      cancellationBy,
      cancellation: [
        { from: null, to: until, amount: zero(total.currency) },
        { from: until, to: null, amount: { ...total, minor: total.minor / 2 } },
      ],
      timeZone: 'UTC',
      startsOn: day,
      laterAt: 'there',
    },
    revenue: zero(total.currency),
    markup: zero(total.currency),
  }
}

/** Times out when the supplier says that it will not answer, not by a clock: a busy machine changes nothing. */
function patientFetch({ silence }: FarSupplier) {
  const waiting = new Map<string, (error: Error) => void>()
  let asked = 0
  silence.result = (id) => waiting.get(id)?.(new Error('gave up'))
  return (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const id = `${++asked}`
      waiting.set(id, reject)
      fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-call': id } }).then(resolve, reject)
    })
}

export const connectFar = (url: string, far: FarSupplier | null, timeoutMs = 10_000): RemoteSupplier<FarAsk> =>
  createHttpSupplier<FarAsk, unknown>({ name: 'far', url, secretKey: 'sk_far', timeoutMs, offerOf, changes: true, ...(far && { fetch: patientFetch(far) }) })

/** A product whose only supplier is remote. */
export const farProduct = (supplier: RemoteSupplier<FarAsk>, more: Partial<Product> = {}): Product =>
  stubProduct(FAR, {
    rules: { ...STAY_RULES, confirmWithinMs: CONFIRM_WITHIN_MS },
    suppliers: [supplier as never],
    sameAsk: (a, b) => (a as FarAsk).day === (b as FarAsk).day,
    ...more,
  })
