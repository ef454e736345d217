/** What of a ride says what there is to tell. */
export interface Told {
  readonly vehicle: { readonly kind: string }
  readonly flight: { readonly means: 'landing' | 'departure' } | null
  readonly driver: object | null
}

const HOUR_MS = 3_600_000
/** Who drives is known half a day before. */
const DRIVER_MS = 12 * HOUR_MS
/** That a flight is late is known so long before the pick-up. */
const DELAY_MS = 2 * HOUR_MS

const hasDriver = ({ kind }: Told['vehicle']): boolean => kind === 'private' || kind === 'shared' || kind === 'taxi'
const lands = ({ flight }: Pick<Told, 'flight'>): boolean => flight?.means === 'landing'

/** When its company first has something to tell: who drives, else whether the flight is late. Null where it never has. */
export function firstNewsMs(details: Pick<Told, 'vehicle' | 'flight'>, pickupMs: number, nowMs: number): number | null {
  if (hasDriver(details.vehicle)) return Math.max(nowMs, pickupMs - DRIVER_MS)
  return delayNewsMs(details, pickupMs, nowMs)
}

/** When it is known whether the flight is late; null where none is met. */
export const delayNewsMs = (details: Pick<Told, 'flight'>, pickupMs: number, nowMs: number): number | null =>
  lands(details) ? Math.max(nowMs, pickupMs - DELAY_MS) : null

/** What there is to tell now. */
export const newsOf = (details: Pick<Told, 'vehicle' | 'driver'>): 'driver' | 'delay' => (hasDriver(details.vehicle) && !details.driver ? 'driver' : 'delay')
