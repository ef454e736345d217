import type { Day } from '@sojourn/kernel'
import type { DayPrice } from '../../../features/search-form/index.ts'
import { api, type Client } from '../../../lib/http.ts'
import type { Party } from '../../../lib/rooms.ts'
import type { StayProduct } from '../stay-product.ts'

/** So many nights are asked for in one call. */
export const NIGHTS_AT_ONCE = 93

interface AskNights {
  readonly product: StayProduct
  readonly placeId: string
  readonly rooms: readonly Party[]
  readonly from: Day
}

/** What each night costs at least; nights on which nothing is free are left out. Null without an answer. */
export async function askNights(ask: AskNights, client: Client = api): Promise<ReadonlyMap<Day, DayPrice> | null> {
  const rooms = ask.rooms.map(({ adults, children }) => ({ adults, children: [...children] }))
  const answer = await client.post(ask.product.calls.calendar, { destination: ask.placeId, from: ask.from, days: NIGHTS_AT_ONCE, rooms })
  if (!answer.ok) return null
  const { nights, currency } = answer.data
  return new Map(nights.flatMap(({ date, from, level }) => (from === null ? [] : [[date, { amount: from, currency, low: level === 'low' }] as const])))
}
