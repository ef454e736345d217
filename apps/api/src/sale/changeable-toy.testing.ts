import { bookCar, defineCall } from '@sojourn/contracts'
import { accept, money, refuse, toMajor } from '@sojourn/kernel'
import { z } from 'zod'
import { route, signedInRoute } from '../http/index.ts'
import { BOOK_REFUSALS } from './book-refusals.ts'
import type { Changes } from './product.ts'
import { createToy, type Toy, type ToyAsk, type ToyDetails, type ToyOptions } from './toy-product.testing.ts'

const wantedChange = z.object({ cells: z.int().min(1).optional(), from: z.string().optional(), resource: z.string().optional(), people: z.int().optional() })

export const holdToy = defineCall({
  path: '/api/toys/prebook',
  tag: 'Checkout',
  summary: 'Holds a toy',
  body: z.object({ resource: z.string(), from: z.string(), cells: z.int() }),
  data: z.object({ checkoutId: z.string(), total: z.number() }),
})
export const bookToy = { ...bookCar, path: '/api/toys/book' }

/** A toy whose court, time and length its traveller changes until its day begins, for a fee that a test sets, with what is left over given back or kept; with calls of its own. */
export function changeableToy(options: ToyOptions = {}): Toy & { fee: number; keepsRest: boolean } {
  const made = { fee: 0, keepsRest: false }
  const changes: Changes<ToyAsk, ToyDetails, z.output<typeof wantedChange>> = {
    wanted: wantedChange,
    ask({ ask, terms, isMoved, nowMs }, { resource, ...wanted }) {
      if (Date.parse(`${terms.startsOn}T00:00:00Z`) <= nowMs) return refuse('not_changeable', { message: 'It is too late. Nothing was changed.' })
      return accept({
        ask: { ...ask, ...wanted, ...(resource && { resources: [resource] }) },
        fee: money(isMoved ? 0 : made.fee, ask.currency),
        keepsRest: made.keepsRest,
      })
    },
  }
  const toy: Toy = createToy({
    ...options,
    product: { changes, ...options.product },
    routes: (shop) => [
      route(holdToy, async ({ resource, from, cells }, caller) => {
        const ask: ToyAsk = { resources: [resource], from, cells, people: 1, currency: 'USD', share: 0 }
        const held = await shop.prebook({ product: toy.code, items: [{ product: toy.code, ask }], expectedTotal: null }, caller)
        return held.ok ? accept({ checkoutId: held.value.checkoutId, total: toMajor(held.value.quote.total) }) : held
      }),
      signedInRoute(bookToy, (body, caller) => shop.book(toy.code, body, caller), BOOK_REFUSALS),
    ],
  })
  return Object.assign(made, toy)
}
