import type { Day } from '@sojourn/kernel'
import { ONE_ROOM } from '../../../lib/rooms.ts'
import { COMPARE_MOST } from '../compare-set.ts'
import { parseStay } from '../read-stay.ts'
import type { StayProduct } from '../stay-product.ts'
import type { StayTime } from '../stay-query.ts'
import { usualStay } from '../usual-stay.ts'
import { type Compared, comparedOf } from './compared.ts'
import { type Client, getHotel } from './hotel-compare-api.ts'

/** The result of reading a comparison's address. */
export interface Comparison {
  readonly stay: StayTime
  /** The address asked for days that cannot be, so usual ones are shown instead. */
  readonly otherDates: boolean
  readonly hotels: readonly Compared[]
  /** How many of the properties named are none of ours. */
  readonly unknown: number
  /** The ids of those that could not be fetched. */
  readonly failed: readonly string[]
}

interface FindCompared {
  readonly client: Client
  readonly query: URLSearchParams
  readonly today: Day
  readonly product: StayProduct
}

/** Fetches the properties of an address side by side. Dates that passed, or that a property refuses, give way to usual ones. */
export async function findCompared({ client, query, today, product }: FindCompared): Promise<Comparison> {
  const ids = idsOf(query)
  const asked = new URLSearchParams(query)
  asked.set('destination', 'compared')
  const { stay: whole, given } = parseStay(asked, today)
  const usual = { ...usualStay(today), rooms: given.rooms ?? ONE_ROOM }
  const fetchAll = (stay: StayTime) => Promise.all(ids.map((id) => getHotel(client, product, id, stay)))
  const stay = whole ? { checkin: whole.checkin, checkout: whole.checkout, rooms: whole.rooms } : usual
  const answers = await fetchAll(stay)
  const refused = whole !== null && answers.some((answer) => !answer.ok && answer.code === 'bad_dates')
  const final = refused ? await fetchAll(usual) : answers
  return {
    stay: refused ? usual : stay,
    otherDates: refused || (whole === null && query.has('checkin')),
    hotels: final.flatMap((answer) => (answer.ok ? [comparedOf(answer.data)] : [])),
    unknown: final.filter((answer) => !answer.ok && answer.code === 'unknown_hotel').length,
    failed: ids.filter((_, index) => isFailure(final[index])),
  }
}

const isFailure = (answer: Awaited<ReturnType<typeof getHotel>> | undefined): boolean => answer !== undefined && !answer.ok && answer.code !== 'unknown_hotel'

/** `?hotels=a,b,c`: each once, four at most. */
export function idsOf(query: URLSearchParams): readonly string[] {
  const ids = (query.get('hotels') ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids)].filter((id) => id.length > 0 && id.length <= 120).slice(0, COMPARE_MOST)
}

/** A page of which nothing could be fetched is not well. */
export const statusOf = ({ hotels, failed }: Comparison): number => (hotels.length === 0 && failed.length > 0 ? 503 : 200)
