import { flightOffer } from '@sojourn/contracts'
import type { BookingId } from '@sojourn/kernel'
import { type DatedFlight, scheduleChangeOf } from '@sojourn/world'
import type { ProductModule } from '../../sale/product-module.ts'
import type { Shop } from '../../sale/shop.ts'
import { FLIGHT_NEWS } from './data/flight-stock.sql.ts'
import type { SoldFlights } from './data/flight-stock.ts'
import { type FlightChange, knownMsOf, newsAt } from './domain/news-of-flights.ts'
import type { FlightParts } from './parts.ts'
import { retimed } from './retime.ts'

type DueJob = ReturnType<NonNullable<ProductModule['dueInShop']>>[number]

const MINUTE_MS = 60_000
const LIMIT = 50
/** Until when its traveller is asked to answer. */
const ANSWER_MS = 72 * 3_600_000
const FORCED_MINUTES = 200

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

/** All that becomes known of flights after they were sold. */
export function changesOf(seed: string, { flights, soldMs, forced }: Pick<SoldFlights, 'flights' | 'soldMs' | 'forced'>): FlightChange[] {
  if (forced)
    return [{ flight: 0, knownMs: soldMs + MINUTE_MS, what: forced === 'cancelled' ? { kind: 'cancelled' } : { kind: 'retimed', minutes: FORCED_MINUTES } }]
  return flights.flatMap(({ flight: number, day }, flight) => {
    const change = scheduleChangeOf(seed, number, day)
    if (!change) return []
    const what = change.kind === 'cancelled' ? ({ kind: 'cancelled' } as const) : ({ kind: 'retimed', minutes: change.minutes } as const)
    return [{ flight, knownMs: knownMsOf(change.knownOn), what }]
  })
}

/** Less than this between two flights is missed by those who change planes. */
const MISSED_MINUTES = 35

async function tell(parts: FlightParts, shop: Pick<Shop, 'tellNews'>, sold: SoldFlights): Promise<void> {
  const catalogue = parts.catalogue()
  const nowMs = parts.clock.nowMs()
  const schedule = sold.flights.flatMap(({ flight, day }) => {
    const plan = catalogue?.flights.findFlight(flight)
    return (plan && catalogue?.flights.onDay(plan, day)) ?? []
  })
  const isKnown = catalogue !== null && schedule.length === sold.flights.length
  const news = isKnown ? newsAt(changesOf(catalogue.seed, sold), { ...sold, nowMs }) : { kind: null, retimed: [], nextMs: null }
  const result = news.kind ? await shop.tellNews(newsOf(sold, { ...news, kind: news.kind, schedule, nowMs })) : null
  // Its confirmation is still being stored: until it leaves it is tried again.
  const isEarly = result?.ok === false && nowMs < sold.departsMs
  const change = isEarly ? { newsMs: nowMs + MINUTE_MS } : { newsMs: news.nextMs, toldMs: nowMs }
  await parts.transactions.inTenant(sold.orgId, (tx) => parts.stock.setNews(tx, sold, change))
}

type Told = Parameters<Shop['tellNews']>[0]

interface News {
  readonly kind: 'cancelled' | 'informed' | 'changed'
  readonly retimed: readonly { readonly flight: number; readonly minutes: number }[]
  readonly schedule: readonly DatedFlight[]
  readonly nowMs: number
}

function newsOf({ orgId, bookingId, itemNo, flights }: SoldFlights, { kind, retimed: changes, schedule, nowMs }: News): Told {
  const of = { orgId, bookingId: bookingId as BookingId, itemNo, note: null }
  if (kind === 'cancelled') return { ...of, kind, key: 'schedule cancelled', reason: 'not_operated' }
  if (isMissed(schedule, changes)) return { ...of, kind: 'cancelled', key: 'schedule missed', reason: 'changed' }
  const key = `schedule ${changes.map(({ flight, minutes }) => `${flights[flight]!.flight} ${minutes}`).join(' ')}`
  const made = ({ details }: { readonly details: unknown }) => ({ details: retimed(flightOffer.parse(details), schedule, changes) })
  return { ...of, kind, key, answerByMs: kind === 'changed' ? nowMs + ANSWER_MS : null, made }
}

/** Whether one of the flights leaves before those who come with the one before it can be there. */
function isMissed(schedule: readonly DatedFlight[], changes: News['retimed']): boolean {
  const moved = (flight: number): number => MINUTE_MS * changes.filter((each) => each.flight === flight).reduce((sum, { minutes }) => sum + minutes, 0)
  return schedule.some((before, index) => {
    const after = schedule[index + 1]
    return after !== undefined && after.departsMs + moved(index + 1) - before.arrivesMs - moved(index) < MISSED_MINUTES * MINUTE_MS
  })
}
