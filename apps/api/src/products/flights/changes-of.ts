import { scheduleChangeOf } from '@sojourn/world'
import type { SoldFlights } from './data/flight-stock.ts'
import { type FlightChange, knownMsOf } from './domain/news-of-flights.ts'

/** A change that a reserved name brings on becomes known while whoever tries it is still there. */
const FORCED_AFTER_MS = 5_000
const FORCED_MINUTES = 200

/** All that becomes known of flights after they were sold. */
export function changesOf(seed: string, { flights, soldMs, forced }: Pick<SoldFlights, 'flights' | 'soldMs' | 'forced'>): FlightChange[] {
  if (forced)
    return [
      { flight: 0, knownMs: soldMs + FORCED_AFTER_MS, what: forced === 'cancelled' ? { kind: 'cancelled' } : { kind: 'retimed', minutes: FORCED_MINUTES } },
    ]
  return flights.flatMap(({ flight: number, day }, flight) => {
    const change = scheduleChangeOf(seed, number, day)
    if (!change) return []
    const what = change.kind === 'cancelled' ? ({ kind: 'cancelled' } as const) : ({ kind: 'retimed', minutes: change.minutes } as const)
    return [{ flight, knownMs: knownMsOf(change.knownOn), what }]
  })
}
