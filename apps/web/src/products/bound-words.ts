import type { DataOf, searchFlights } from '@sojourn/contracts'
import { commaText, plural, say, sayAs } from '@sojourn/i18n'

/** One direction of a journey by air, as every call says it. */
export type Bound = DataOf<typeof searchFlights>['itineraries'][number]['bounds'][number]
type Segment = Bound['segments'][number]

/** "2 h 45 min", of a flight or a wait. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? say`${rest} min` : say`${hours} h ${rest} min`
}

/** `10:05` of `2027-03-17T10:05`. */
export const timeOf = (at: string): string => at.slice(11, 16)

/** "+1" where it lands on another day; empty on the same one. */
export const daysLaterText = (days: number): string => (days === 0 ? '' : days > 0 ? `+${days}` : `−${-days}`)

/** What the mark of another day means, for those who do not see it. */
export const daysLaterSpoken = (days: number): string =>
  days > 0 ? say`${plural(days, { one: '# day later', other: '# days later' })}` : say`${plural(-days, { one: '# day earlier', other: '# days earlier' })}`

export const stopsText = (stops: number): string => (stops === 0 ? say`nonstop` : say`${plural(stops, { one: '# stop', other: '# stops' })}`)

/** "1 h 35 min in OPO", of each wait. */
export const waitsText = ({ layovers }: Bound): string =>
  commaText(layovers.map(({ from, to, minutes }) => say`${durationText(minutes)} in ${from === to ? from : `${from}–${to}`}`))

/** "Lisbon to New York". */
export const wayText = (from: string, to: string): string => sayAs('a way')`${from} to ${to}`

export const startOf = (bound: Bound): Segment['from'] => bound.segments[0]!.from

export const endOf = (bound: Bound): Segment['to'] => bound.segments.at(-1)!.to

/** "Lisbon to New York", of one direction by its cities. */
export const boundText = (bound: Bound): string => wayText(startOf(bound).city, endOf(bound).city)

/** The airlines of one direction, each once. */
export const airlinesOf = (bounds: readonly Bound[]): readonly string[] => [
  ...new Set(bounds.flatMap(({ segments }) => segments.map(({ airline }) => airline.name))),
]
