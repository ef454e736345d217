import { addDays, type Day } from '@sojourn/kernel'
import { type FoundPlace, givenPlace, type TypedPlace, typedPlace } from '../../../features/search-form/index.ts'
import type { GivenFlights } from '../flight-address.ts'

/** One row of the form: two places as they are typed, and a day. */
export interface TypedSlice {
  readonly from: TypedPlace
  readonly to: TypedPlace
  readonly day: Day
}

/** The names of places by their codes. */
export type PlaceLabels = Readonly<Record<string, string>>

export type End = 'from' | 'to'
/** Places that may have been meant, by the row and the end of it. */
export type NearEnds = Readonly<Record<`${End}${number}`, readonly FoundPlace[]>>

const NOWHERE = typedPlace('')
const NEXT_DAYS = 3

/** The rows that a form begins with: those of an address, or an empty one. */
export function firstSlices(given: Partial<GivenFlights>, labels: PlaceLabels, timeZone: string | undefined, usual: Day): readonly TypedSlice[] {
  const slices = given.slices ?? []
  if (slices.length === 0) return [{ from: NOWHERE, to: NOWHERE, day: usual }]
  return slices.map(({ from, to, day }, at) => ({
    from: givenPlace(from, labels[from], at === 0 ? timeZone : undefined),
    to: givenPlace(to, labels[to]),
    day: day ?? usual,
  }))
}

/** One more row: from where the last one ends, some days later. */
export function nextSlice(slices: readonly TypedSlice[]): TypedSlice {
  const last = slices.at(-1)!
  return { from: last.to, to: NOWHERE, day: addDays(last.day, NEXT_DAYS) }
}
