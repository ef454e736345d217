import { flightOffer } from '@sojourn/contracts'
import type { BookingId } from '@sojourn/kernel'
import type { DatedFlight } from '@sojourn/world'
import type { ProductModule } from '../../sale/product-module.ts'
import type { Made, Shop } from '../../sale/shop.ts'
import { changesOf } from './changes-of.ts'
import { FLIGHT_NEWS } from './data/flight-stock.sql.ts'
import type { SoldFlights } from './data/flight-stock.ts'
import { newsAt } from './domain/news-of-flights.ts'
import { fareMarketOf } from './fare-market.ts'
import { seatStockOf } from './find-journey.ts'
import { daysAround, heldItinerary, otherWay } from './other-way.ts'
import type { FlightCatalogue, FlightParts } from './parts.ts'
import { movedTerms, onHeldFlights } from './reroute.ts'
import { retimed } from './retime.ts'
import { seatsInstead } from './seats.ts'

type DueJob = ReturnType<NonNullable<ProductModule['dueInShop']>>[number]

const MINUTE_MS = 60_000
const LIMIT = 50
/** Until when its traveller is asked to answer. */
const ANSWER_MS = 72 * 3_600_000

/** What airlines change of flights that are booked: other times, or they do not fly. */
export const scheduleNews = (parts: FlightParts, shop: Pick<Shop, 'tellNews'>): DueJob => ({
  name: FLIGHT_NEWS,
  pauseMs: 1_000,
  pollMs: MINUTE_MS,
  fullRun: LIMIT,
  async run() {
    const due = await parts.transactions.asSystem((tx) => parts.stock.listNews(tx, parts.clock.nowMs(), LIMIT))
    for (const sold of due) await tell(parts, shop, sold)
    return due.length
  },
  nextDueMs: (tx) => parts.stock.nextNewsMs(tx),
})

/** Less than this between two flights is missed by those who change planes. */
const MISSED_MINUTES = 35

async function tell(parts: FlightParts, shop: Pick<Shop, 'tellNews'>, sold: SoldFlights): Promise<void> {
  const catalogue = parts.catalogue()
  const nowMs = parts.clock.nowMs()
  const result = catalogue && scheduleOf(catalogue, sold.flights) ? await tellOf({ parts, shop, catalogue, nowMs }, sold) : { newsMs: null, toldMs: nowMs }
  await parts.transactions.inTenant(sold.orgId, (tx) => parts.stock.setNews(tx, sold, result))
}

interface Telling {
  readonly parts: FlightParts
  readonly shop: Pick<Shop, 'tellNews'>
  readonly catalogue: FlightCatalogue
  readonly nowMs: number
}

/** When it is looked at again, and until when it is told. */
interface ToldUntil {
  readonly newsMs: number | null
  readonly toldMs?: number
}

/** Other times are told or asked about; of what is missed or not flown another way of the same day is offered, and where there is none all the money back. */
async function tellOf(telling: Telling, sold: SoldFlights): Promise<ToldUntil> {
  const { shop, catalogue, nowMs } = telling
  const news = newsAt(changesOf(catalogue.seed, sold), { ...sold, nowMs })
  if (!news.kind) return { newsMs: news.nextMs, toldMs: nowMs }
  const missed = missedOf(scheduleOf(catalogue, sold.flights)!, news.retimed)
  const lost = [...new Set([...news.gone, ...missed])]
  if (lost.length > 0) return insteadOf(telling, sold, { lost, ...news })
  const key = `schedule ${news.retimed.map(({ flight, minutes }) => `${sold.flights[flight]!.flight} ${minutes}`).join(' ')}`
  // What was offered in place of another journey is nobody's before it is accepted.
  const kind = sold.flights.some(({ isInstead }) => isInstead) ? 'changed' : (news.kind as 'informed' | 'changed')
  const answerByMs = kind === 'changed' ? nowMs + ANSWER_MS : null
  const result = await shop.tellNews({ ...itemOf(sold), kind, key, answerByMs, made: madeOf(telling, sold, news.retimed) })
  return until(result.ok, telling, sold, news.nextMs)
}

const itemOf = ({ orgId, bookingId, itemNo }: SoldFlights) => ({ orgId, bookingId: bookingId as BookingId, itemNo, note: null })

/** Where its confirmation is still being stored it is told in a minute: until it leaves it is tried again. */
const until = (isTold: boolean, { nowMs }: Telling, { departsMs }: SoldFlights, nextMs: number | null): ToldUntil =>
  isTold || nowMs >= departsMs ? { newsMs: nextMs, toldMs: nowMs } : { newsMs: nowMs + MINUTE_MS }

/** What the item becomes: on the flights that are held for it, at their new times, with deadlines by the new departure. */
function madeOf({ catalogue }: Telling, { flights, seats }: Pick<SoldFlights, 'flights' | 'seats'>, changes: readonly Retimed[]): Made {
  return ({ details, terms }) => {
    const before = flightOffer.parse(details)
    const itinerary = heldItinerary(catalogue, flights)
    const offer = itinerary ? onHeldFlights(catalogue, before, { itinerary, flights, seats }) : before
    const after = retimed(offer, scheduleOf(catalogue, flights)!, changes)
    return { details: after, terms: movedTerms(terms, before, after) }
  }
}

interface Lost {
  readonly lost: readonly number[]
  readonly gone: readonly number[]
  readonly retimed: readonly Retimed[]
}

/** It is told before its seats are moved: told twice it is told once, and where the seats are gone by then it is looked for again. */
async function insteadOf(telling: Telling, sold: SoldFlights, { lost, gone, retimed: changes }: Lost): Promise<ToldUntil> {
  const { parts, shop, catalogue, nowMs } = telling
  const { from, to } = daysAround(sold.flights)
  const stock = await parts.transactions.inTenant(sold.orgId, (tx) => seatStockOf(parts, tx, from, to), { readOnly: true })
  const market = fareMarketOf(catalogue.seed, catalogue.flights, nowMs)
  const changed = [...gone, ...changes.map(({ flight }) => flight)]
  const bounds = [...new Set(lost.flatMap((flight) => sold.flights[flight]!.bound ?? []))]
  const way = bounds.length > 0 ? otherWay({ catalogue, market, stock, nowMs }, { flights: sold.flights, bounds, changed }) : null
  if (!way) {
    const [key, reason] = gone.length > 0 ? (['schedule cancelled', 'not_operated'] as const) : (['schedule missed', 'other'] as const)
    const ended = await shop.tellNews({ ...itemOf(sold), kind: 'cancelled', key, reason })
    return until(ended.ok, telling, sold, null)
  }
  const { flights } = way
  const seats = await parts.transactions.inTenant(sold.orgId, (tx) => seatsInstead({ parts, catalogue, market }, tx, sold, flights), { readOnly: true })
  const next = newsAt(changesOf(catalogue.seed, { ...sold, flights, forced: null }), { ...sold, nowMs })
  const made = madeOf(telling, { flights, seats }, next.retimed)
  const key = `instead ${way.itinerary.id}`
  const result = await shop.tellNews({ ...itemOf(sold), kind: 'changed', key, answerByMs: nowMs + ANSWER_MS, made })
  const told = until(result.ok, telling, sold, next.nextMs)
  if (!result.ok) return told
  const departsMs = way.itinerary.bounds[0]!.flights[0]!.departsMs
  return parts.transactions.inTenant(sold.orgId, async (tx) => {
    const hold = await parts.stock.lockHold(tx, sold.orgId, sold.holdId)
    if (hold?.state !== 'confirmed') return told
    return (await parts.stock.moveSold(tx, hold, { flights, seats, departsMs })) ? told : { newsMs: nowMs + MINUTE_MS }
  })
}

/** All flights that are held, by the schedule; null where one of them is not in it. */
function scheduleOf({ flights: world }: FlightCatalogue, flights: SoldFlights['flights']): DatedFlight[] | null {
  const schedule = flights.flatMap(({ flight, day }) => {
    const plan = world.findFlight(flight)
    return (plan && world.onDay(plan, day)) ?? []
  })
  return schedule.length === flights.length ? schedule : null
}

interface Retimed {
  readonly flight: number
  readonly minutes: number
}

/** Flights that leave before those who come with the one before can be there. */
function missedOf(schedule: readonly DatedFlight[], changes: readonly Retimed[]): number[] {
  const moved = (flight: number): number => MINUTE_MS * changes.filter((each) => each.flight === flight).reduce((sum, { minutes }) => sum + minutes, 0)
  return schedule.flatMap((after, index) => {
    const before = schedule[index - 1]
    const isMissed = before !== undefined && after.departsMs + moved(index) - before.arrivesMs - moved(index - 1) < MISSED_MINUTES * MINUTE_MS
    return isMissed ? [index] : []
  })
}
