import { type Day, daysBetween } from '@sojourn/kernel'
import type { Destination, Lowest, LowestByPlace } from '../../features/home/index.ts'
import type { Client } from '../../lib/http.ts'
import { perDay } from '../../lib/price-block/per-day.ts'
import { createMemory } from '../../lib/remember.ts'
import { AGES, TIMES } from './car-address.ts'
import { searchCars } from './cars-api.ts'

/** More than there are: a page that lists every city. */
const ALL = 500

/** Every city where cars are rented, in the order of the world. An API that does not answer leaves a page without them. */
export async function listCarCities(client: Client): Promise<readonly Destination[]> {
  const answer = await client.post('/api/cars/places', { text: '', limit: ALL })
  if (!answer.ok) return []
  return answer.data.places
    .filter(({ type }) => type === 'city')
    .map(({ place_id, name, label, country_code }) => ({ placeId: place_id, name, country: label.split(', ').at(-1) ?? '', countryCode: country_code }))
}

export interface RentalDays {
  readonly from: Day
  readonly to: Day
}

interface LowestAsk {
  readonly client: Client
  readonly placeIds: readonly string[]
  readonly days: RentalDays
  /** All that a price depends on besides: organisation, currency, agent. */
  readonly whose: string
  readonly nowMs: number
}

const memory = createMemory<LowestByPlace>({ forMs: 60_000, most: 100 })

/** What a car costs a day at least in each place, taxes and fees included, rounded up. A place without an answer or a car is left out. */
export const lowestCarPrices = (ask: LowestAsk): Promise<LowestByPlace> =>
  memory.recall([ask.whose, ask.days.from, ask.days.to].join(' '), ask.nowMs, () => askAll(ask))

async function askAll({ client, placeIds, days }: LowestAsk): Promise<LowestByPlace> {
  const lowest: Record<string, Lowest> = {}
  const length = Math.max(1, daysBetween(days.from, days.to))
  // One after the other: the front page can wait for its prices, people in a search cannot wait for the front page.
  for (const placeId of placeIds) {
    const rental = { ...days, pickup: placeId, dropoff: '', fromTime: TIMES.first, toTime: TIMES.last, age: AGES.usual }
    const answer = await searchCars(client, rental, { sort: 'price' })
    const cheapest = answer.ok ? answer.data.cars[0]?.rates[0] : undefined
    if (answer.ok && cheapest) lowest[placeId] = { amount: perDay(cheapest.price.total, length, answer.data.currency), currency: answer.data.currency }
  }
  return lowest
}
