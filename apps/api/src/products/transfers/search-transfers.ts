import { say } from '@sojourn/i18n'
import { accept, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { carbonGrams, type Ride, type TransferVehicle, type TransferWorld, transferIdOf, type Way } from '@sojourn/world'
import { mergeQuotes, type Quote } from '../../sale/quote.ts'
import { unitsFor } from './domain/fits.ts'
import { type Party, peopleIn } from './domain/party.ts'
import type { TransferRow } from './domain/transfer-order.ts'
import { priceLines, totalCents } from './domain/transfer-price.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { leftFor } from './free-rides.ts'
import { type AskedTime, type Leg, legOf, notThen, readTime } from './leg.ts'
import type { TransferParts } from './parts.ts'
import { basisOf, quoteOf } from './price-transfer.ts'
import { findWay } from './quote-transfer.ts'
import { badTimes, type NotThen } from './refusals.ts'
import type { PricedFor, RideTime } from './transfer-ask.ts'

export interface TransferSearch extends Party, PricedFor {
  readonly from: string
  readonly to: string
  readonly out: RideTime
  readonly back: RideTime | null
}

/** A vehicle of a company for the whole order: out, or out and back. */
export interface FoundTransfer {
  readonly transferId: string
  readonly ride: Ride
  readonly legs: readonly Leg[]
  readonly quotes: readonly Quote[]
  /** Units left on the leg that has fewest. */
  readonly left: number
}

export interface TransferRowFound extends TransferRow {
  readonly found: FoundTransfer
}

export interface TransfersFound {
  readonly way: Way
  readonly rows: readonly TransferRowFound[]
  readonly notThen: readonly { readonly vehicle: TransferVehicle; readonly reason: NotThen }[]
  readonly exchange: Exchange
  /** Of the first pick-up that could be. */
  readonly startsOn: string
}

/** The ways and times of a request, the way back after the way out. Refuses what its ends and its times refuse. */
export async function readRequest(
  parts: Pick<TransferParts, 'catalogue' | 'clock'>,
  { from, to, out, back }: Pick<TransferSearch, 'from' | 'to' | 'out' | 'back'>,
): Promise<Outcome<readonly { readonly way: Way; readonly time: AskedTime }[]>> {
  const catalogue = parts.catalogue()
  const nowMs = parts.clock.nowMs()
  const way = await findWay(catalogue, { from, to })
  if (!way.ok) return way
  const first = readTime(way.value, out, nowMs, '')
  if (!first.ok) return first
  const there = { way: way.value, time: first.value }
  if (!back) return accept([there])
  const home = await findWay(catalogue, { from: to, to: from })
  if (!home.ok) return home
  const second = readTime(home.value, back, nowMs, 'return.')
  if (second.ok && second.value.atMs <= first.value.atMs) return badTimes('return.at', say`The return must be after the way there.`)
  return second.ok ? accept([there, { way: home.value, time: second.value }]) : second
}

/** Every ride that goes then for these people, unsorted, and why others do not. */
export async function searchTransfers(parts: TransferParts, tx: Tx, search: TransferSearch): Promise<Outcome<TransfersFound>> {
  const catalogue = parts.catalogue()
  const request = await readRequest(parts, search)
  if (!request.ok) return request
  const [first, second] = request.value
  const exchange = await exchangeFor(parts, tx, search.currency)
  if (!exchange.ok) return refuse(exchange.refusal.code)
  const nowMs = parts.clock.nowMs()
  const considered = catalogue!.ridesOn(first!.way).flatMap((ride) => {
    const legs = [legOf(ride, first!.time, search), ...(second ? [legOf({ ...ride, way: second.way }, second.time, search)] : [])]
    // A line or a boat may go one way alone.
    return second && !catalogue!.findRide(transferIdOf(ride), second.way)
      ? []
      : [{ ride, legs, reason: legs.map((leg) => notThen(leg, search, nowMs)).find((each) => each) ?? null }]
  })
  const possible = considered.filter(({ reason }) => reason === null)
  const left = await leftFor(
    parts,
    tx,
    possible.flatMap(({ legs }) => legs),
  )
  const leftOf = (legs: readonly Leg[]): number => Math.min(...legs.map((leg) => left.get(leg)!))
  const rows = possible
    .filter(({ ride, legs }) => leftOf(legs) >= unitsFor(ride.vehicle, search))
    .map(({ ride, legs }) => rowOf(catalogue!, { ride, legs, left: leftOf(legs) }, search, { exchange: exchange.value, nowMs }))
  const reasons = considered.map(({ ride, reason }) => ({ vehicle: ride.vehicle, reason: reason ?? ('full' as const) }))
  return accept({
    way: first!.way,
    rows,
    notThen: notGoing(reasons, new Set(rows.map(({ found }) => found.ride.vehicle.code))),
    exchange: exchange.value,
    startsOn: considered[0]?.legs[0]?.pickupAt.slice(0, 10) ?? first!.time.at.slice(0, 10),
  })
}

/** Each kind of vehicle that no company offers then, once. */
function notGoing(reasons: TransfersFound['notThen'], offered: ReadonlySet<string>): TransfersFound['notThen'] {
  const missing = reasons.filter(({ vehicle }) => !offered.has(vehicle.code))
  return [...new Map(missing.map((each) => [each.vehicle.code, each])).values()]
}

interface Seen {
  readonly exchange: Exchange
  readonly nowMs: number
}

function rowOf(
  catalogue: TransferWorld,
  { ride, legs, left }: Pick<FoundTransfer, 'ride' | 'legs' | 'left'>,
  search: TransferSearch,
  { exchange, nowMs }: Seen,
): TransferRowFound {
  const found = foundTransfer(catalogue, { ride, legs, left }, { ...search, meetAndGreet: false }, exchange)
  const [first] = legs
  const people = peopleIn(search)
  const cents = legs.reduce((sum, leg) => sum + totalCents(priceLines(basisOf(catalogue, leg, { ...search, meetAndGreet: false }))), 0)
  return {
    found,
    transferId: found.transferId,
    kind: ride.vehicle.kind,
    company: ride.company.name,
    score: ride.company.score,
    cents,
    totalMinor: mergeQuotes(found.quotes).total.minor,
    worstMinutes: Math.max(...legs.map(({ minutes }) => minutes.worst)),
    usualMinutes: first!.minutes.usual,
    carbonGrams: legs.reduce((sum, leg) => sum + carbonGrams(ride.vehicle, leg.ride.way, people), 0),
    people,
    free: freeUntilMs(legs) > nowMs,
  }
}

const HOUR_MS = 3_600_000

/** Until when all of it is cancelled at no cost. */
export const freeUntilMs = (legs: readonly Leg[]): number => Math.min(...legs.map(({ ride, pickupMs }) => pickupMs - ride.vehicle.freeCancelHours * HOUR_MS))

export function foundTransfer(
  catalogue: TransferWorld,
  { ride, legs, left }: Pick<FoundTransfer, 'ride' | 'legs' | 'left'>,
  wanted: Party & Pick<PricedFor, 'markupBasisPoints'> & { readonly meetAndGreet: boolean },
  exchange: Exchange,
): FoundTransfer {
  const quotes = legs.map((leg) => quoteOf(basisOf(catalogue, leg, wanted), leg, exchange))
  return { transferId: transferIdOf(ride), ride, legs, quotes, left }
}
