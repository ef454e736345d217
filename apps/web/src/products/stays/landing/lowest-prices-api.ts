import type { Lowest, LowestByPlace } from '../../../features/home/index.ts'
import type { Client } from '../../../lib/http.ts'
import { perDay } from '../../../lib/price-block/per-day.ts'
import { createMemory } from '../../../lib/remember.ts'
import type { StayProduct } from '../stay-product.ts'
import type { StayTime } from '../stay-query.ts'

interface LowestPricesAsk {
  readonly client: Client
  readonly product: StayProduct
  readonly placeIds: readonly string[]
  readonly when: StayTime
  /** All that a price depends on besides the stay: organisation, currency, and the person where the person has prices of their own. */
  readonly whose: string
  readonly nowMs: number
}

/** So many places are asked: a page of them. Places further down show their price when they are opened. */
const ASKED = 24

const memory = createMemory<LowestByPlace>({ forMs: 60_000, most: 100 })

/** The lowest price of each place for one stay. A place without an answer, or without a room, is left out. */
export function lowestPrices(ask: LowestPricesAsk): Promise<LowestByPlace> {
  const key = [ask.product.name, ask.whose, ask.when.checkin, ask.when.checkout].join(' ')
  return memory.recall(key, ask.nowMs, async () => {
    const { lowest, whole } = await askAll(ask)
    // Half an answer is shown to the person who asked for it, and asked for again by the next.
    if (!whole) memory.forget(key)
    return lowest
  })
}

async function askAll({ client, product, placeIds, when }: LowestPricesAsk): Promise<{ lowest: LowestByPlace; whole: boolean }> {
  const lowest: Record<string, Lowest> = {}
  let whole = true
  // One after the other: the front page can wait for its prices, people in a search cannot wait for the front page.
  for (const placeId of placeIds.slice(0, ASKED)) {
    const rooms = when.rooms.map(({ adults, children }) => ({ adults, children: [...children] }))
    const answer = await client.post(product.calls.search, {
      destination: placeId,
      checkin: when.checkin,
      checkout: when.checkout,
      rooms,
      sort: 'price',
      limit: 1,
    })
    if (!answer.ok) whole = false
    const cheapest = answer.ok ? answer.data.hotels[0] : undefined
    if (answer.ok && cheapest)
      lowest[placeId] = { amount: perDay(cheapest.from.total, answer.data.nights, answer.data.currency), currency: answer.data.currency }
  }
  return { lowest, whole }
}
