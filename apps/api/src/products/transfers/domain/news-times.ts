import type { TransferOffer } from '@sojourn/contracts'

const HOUR_MS = 3_600_000
/** Who drives is known half a day before. */
const DRIVER_MS = 12 * HOUR_MS
/** That a flight is late is known so long before the pick-up. */
const DELAY_MS = 2 * HOUR_MS

const hasDriver = ({ kind }: TransferOffer['vehicle']): boolean => kind === 'private' || kind === 'shared' || kind === 'taxi'
const lands = ({ flight }: Pick<TransferOffer, 'flight'>): boolean => flight?.means === 'landing'

/** When its company first has something to tell: who drives, else whether the flight is late. Null where it never has. */
export function firstNewsMs(details: Pick<TransferOffer, 'vehicle' | 'flight'>, pickupMs: number, nowMs: number): number | null {
  if (hasDriver(details.vehicle)) return Math.max(nowMs, pickupMs - DRIVER_MS)
  return delayNewsMs(details, pickupMs, nowMs)
}

/** When it is known whether the flight is late; null where none is met. */
export const delayNewsMs = (details: Pick<TransferOffer, 'flight'>, pickupMs: number, nowMs: number): number | null =>
  lands(details) ? Math.max(nowMs, pickupMs - DELAY_MS) : null

/** What there is to tell now. */
export const newsOf = (details: Pick<TransferOffer, 'vehicle' | 'driver'>): 'driver' | 'delay' =>
  hasDriver(details.vehicle) && !details.driver ? 'driver' : 'delay'
