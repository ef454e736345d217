import type { BoundShape, CabinClass, FareCondition, SegmentShape } from '@sojourn/contracts'
import { currentLanguage, moneyText, say } from '@sojourn/i18n'
import { type Currency, daysBetween, fromMajor, instantMs, type Money, never, toMajor } from '@sojourn/kernel'
import { layoverNotes } from '../domain/layovers.ts'
import { minimumBetween } from '../domain/minimum-connection.ts'
import { minuteOfDay, travelTimeText } from '../flight-words.ts'
import { layoverText } from '../layovers.ts'
import type { Reading } from './duffel-parts.ts'
import type { DuffelOffer, DuffelSegment, DuffelSlice } from './duffel-schema.ts'

const MINUTE_MS = 60_000

const CABINS: Readonly<Record<NonNullable<DuffelSegment['passengers'][number]['cabin_class']>, CabinClass>> = {
  economy: 'economy',
  premium_economy: 'premium',
  business: 'business',
  first: 'first',
}
export const THEIR_CABINS = { economy: 'economy', premium: 'premium_economy', business: 'business', first: 'first' } as const satisfies Record<
  CabinClass,
  string
>

const wall = (local: string): string => local.slice(0, 16)
export const departsMsOf = ({ departing_at, origin }: DuffelSegment): number =>
  instantMs(departing_at.slice(0, 10), departing_at.slice(11, 16), origin.time_zone)
export const arrivesMsOf = ({ arriving_at, destination }: DuffelSegment): number =>
  instantMs(arriving_at.slice(0, 10), arriving_at.slice(11, 16), destination.time_zone)

const daysLater = (from: string, to: string): number => daysBetween(from.slice(0, 10), to.slice(0, 10))

export const flightOf = ({ marketing_carrier: { iata_code }, marketing_carrier_flight_number: number }: DuffelSegment): string => `${iata_code ?? ''}${number}`

const airlineOf = ({ iata_code, name }: DuffelSegment['marketing_carrier']) => ({ code: iata_code ?? '', name })

const airportOf = ({ iata_code, name, city_name, iata_country_code, latitude, longitude, time_zone }: DuffelSegment['origin']) => ({
  ...{ iata: iata_code, name, city: city_name || name, country_code: iata_country_code, latitude, longitude, time_zone },
})

export function segmentOf(segment: DuffelSegment, asked: CabinClass): SegmentShape {
  const { marketing_carrier, operating_carrier, departing_at, arriving_at, passengers } = segment
  const cabin = passengers[0]?.cabin_class
  return {
    flight: flightOf(segment),
    airline: airlineOf(marketing_carrier),
    operated_by: operating_carrier.name === marketing_carrier.name ? null : airlineOf(operating_carrier),
    aircraft: segment.aircraft?.name ?? '',
    from: airportOf(segment.origin),
    to: airportOf(segment.destination),
    departs_at: wall(departing_at),
    arrives_at: wall(arriving_at),
    days_later: daysLater(departing_at, arriving_at),
    minutes: Math.round((arrivesMsOf(segment) - departsMsOf(segment)) / MINUTE_MS),
    cabin: cabin ? CABINS[cabin] : asked,
  }
}

/** The waits of a slice are those that its airline sells. What an airport asks for at least is known of those that are ours too. */
function layoversOf(segments: readonly DuffelSegment[], { catalogue }: Pick<Reading, 'catalogue'>): BoundShape['layovers'] {
  return segments.slice(1).map((after, index) => {
    const before = segments[index]!
    const minutes = Math.round((departsMsOf(after) - arrivesMsOf(before)) / MINUTE_MS)
    const city = before.destination.city_name || before.destination.name
    const [from, to] = [before.destination.iata_code, after.origin.iata_code]
    const wait = { from, to, city, minutes }
    const [lands, leaves] = [from, to].map((iata) => catalogue?.flights.findAirport(iata) ?? null)
    if (!catalogue || lands == null || leaves == null) {
      return { ...wait, minimum: 0, notes: from === to ? [] : ['other_airport' as const], text: say`${travelTimeText(minutes)} in ${city}` }
    }
    const { airports } = catalogue.flights
    const [landsAt, leavesAt] = [airports[lands]!, airports[leaves]!]
    const [cameFrom, goesTo] = [before.origin.iata_country_code, after.destination.iata_country_code]
    const minimum = Math.min(minutes, minimumBetween(landsAt, leavesAt, cameFrom, goesTo) ?? 0)
    const landsMinute = minuteOfDay(wall(before.arriving_at))
    const notes = layoverNotes({ lands: landsAt, leaves: leavesAt, cameFrom, goesTo, landsMinute, minutes, minimum })
    return { ...wait, minimum, notes, text: layoverText(catalogue.flights, { lands, leaves, minutes, minimum, notes }, currentLanguage()) }
  })
}

export function boundOf({ segments }: DuffelSlice, asked: CabinClass, reading: Pick<Reading, 'catalogue'>): BoundShape {
  const [first, last] = [segments[0]!, segments.at(-1)!]
  return {
    segments: segments.map((segment) => segmentOf(segment, asked)),
    layovers: layoversOf(segments, reading),
    departs_at: wall(first.departing_at),
    arrives_at: wall(last.arriving_at),
    days_later: daysLater(first.departing_at, last.arriving_at),
    minutes: Math.round((arrivesMsOf(last) - departsMsOf(first)) / MINUTE_MS),
    stops: segments.length - 1,
  }
}

export const moneyOf = (amount: string, currency: string): Money | null => fromMajor(Number(amount), currency)

type Penalty = DuffelOffer['conditions']['refund_before_departure']

/** What its airline says of changing and of giving back, before departure; of what it does not say there is no entry. */
export function conditionsOf(
  { refund_before_departure: refund, change_before_departure: change }: DuffelOffer['conditions'],
  reading: Reading,
): FareCondition[] {
  return [conditionOf('change', change, reading), conditionOf('refund', refund, reading)].flatMap((each) => each ?? [])
}

function conditionOf(code: 'change' | 'refund', penalty: Penalty, { currency, of }: Reading): FareCondition | null {
  if (!penalty) return null
  const { penalty_amount: amount, penalty_currency: paidIn } = penalty
  const fee = amount && paidIn ? moneyOf(amount, paidIn) : null
  const asked = fee && of(fee)
  const allows = !penalty.allowed ? 'no' : fee?.minor === 0 ? 'free' : 'fee'
  const condition = { code, allows, amount: allows === 'fee' && asked ? toMajor(asked) : null, count: null } as const
  return { ...condition, text: duffelConditionText(condition, currency) }
}

/** What Duffel answers of a fare, in the current language. */
export function duffelConditionText({ code, allows, amount }: Pick<FareCondition, 'code' | 'allows' | 'amount'>, currency: Currency): string {
  const isChange = code === 'change'
  switch (allows) {
    case 'no':
      return isChange ? say`Can't be changed` : say`Nothing comes back if you cancel`
    case 'free':
      return isChange ? say`Changed before departure free of charge` : say`Everything comes back if you cancel before departure`
    case 'fee': {
      if (amount === null) {
        return isChange
          ? say`Can be changed before departure; the airline names the fee then`
          : say`Can be canceled before departure; the airline names the fee then`
      }
      const fee = moneyText(amount, currency)
      return isChange
        ? say`Changing before departure costs ${fee} for everyone, plus any difference in fare`
        : say`Canceling before departure costs ${fee} for everyone`
    }
    default:
      return never(allows)
  }
}
