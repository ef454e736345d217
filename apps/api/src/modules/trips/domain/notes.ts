import { addDays, type Day } from '@sojourn/kernel'

const MINUTE_MS = 60_000
/** What lasts as long is no appointment: a ticket for any time of a day, a tour of several. */
const APPOINTMENT_MS_MAX = 23 * 60 * MINUTE_MS

/** What of a trip a look at its days needs: `sleeps` where it is a bed, `hours` when one has to be there, `closesAtMs` when the check-in of its first night ends. */
export interface Placed {
  readonly itemId: string
  readonly from: Day
  readonly to: Day
  readonly sleeps: boolean
  readonly isLive: boolean
  readonly hours: readonly Hours[]
  readonly closesAtMs?: number | null
}

interface Hours {
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly isWay?: true | undefined
  /** Days that end while it lasts. */
  readonly daysEnding?: readonly Day[] | undefined
}

export interface TripNote {
  readonly kind: 'clash' | 'no_bed' | 'overlap' | 'late'
  readonly from: Day
  readonly to: Day
  readonly items: readonly string[]
  /** Of an overlap: by how many minutes the second begins too early. */
  readonly minutes?: number
}

/**
 * Days that end with two booked beds, days of the trip that end without any, what begins before something else has ended, and a way that ends once a check-in has closed: what a traveller
 * should look at before leaving. Only what is booked counts.
 */
export function notesOf({ from, to }: { readonly from: Day; readonly to: Day }, items: readonly Placed[]): TripNote[] {
  const live = items.filter(({ isLive }) => isLive)
  const beds = live.filter(({ sleeps }) => sleeps).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return [
    ...clashesOf(beds),
    ...(beds.length > 0 ? gapsOf({ from, to }, beds, new Set(live.flatMap(({ hours }) => hours.flatMap(({ daysEnding = [] }) => daysEnding)))) : []),
    ...overlapsOf(live),
    ...lateFor(beds, live),
  ]
}

/** Two appointments at once, of different things. Those of one booking were chosen together. */
function overlapsOf(items: readonly Placed[]): TripNote[] {
  const appointments = items
    .flatMap((item) => item.hours.map((hours) => ({ item, ...hours })))
    .filter(({ startsAtMs, endsAtMs }) => endsAtMs - startsAtMs <= APPOINTMENT_MS_MAX)
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs)
  return appointments.flatMap((first, index) =>
    appointments
      .slice(index + 1)
      .filter(({ item, startsAtMs }) => item !== first.item && startsAtMs < first.endsAtMs)
      .map((second): TripNote => {
        const minutes = Math.ceil((first.endsAtMs - second.startsAtMs) / MINUTE_MS)
        return { kind: 'overlap', from: second.item.from, to: second.item.from, items: [first.item.itemId, second.item.itemId], minutes }
      }),
  )
}

/** Ways on which one still is when the check-in of a bed closes for its first night. */
const lateFor = (beds: readonly Placed[], items: readonly Placed[]): TripNote[] =>
  beds.flatMap(({ itemId: bed, from, closesAtMs }) =>
    items
      .filter(
        ({ itemId, hours }) =>
          itemId !== bed && closesAtMs != null && hours.some((each) => each.isWay && each.startsAtMs < closesAtMs && each.endsAtMs > closesAtMs),
      )
      .map(({ itemId }): TripNote => ({ kind: 'late', from, to: from, items: [itemId, bed] })),
  )

function clashesOf(beds: readonly Placed[]): TripNote[] {
  return beds.flatMap((bed, index) =>
    beds
      .slice(index + 1)
      .filter((other) => other.from < bed.to)
      .map((other): TripNote => ({ kind: 'clash', from: other.from, to: other.to < bed.to ? other.to : bed.to, items: [bed.itemId, other.itemId] })),
  )
}

function gapsOf({ from, to }: { readonly from: Day; readonly to: Day }, beds: readonly Placed[], onTheWay: ReadonlySet<Day>): TripNote[] {
  const gaps: TripNote[] = []
  let begun: Day | null = null
  for (let night = from; night <= to; night = addDays(night, 1)) {
    const isOpen = night < to && !onTheWay.has(night) && !beds.some((bed) => bed.from <= night && night < bed.to)
    if (isOpen) begun ??= night
    else if (begun) {
      gaps.push({ kind: 'no_bed', from: begun, to: night, items: [] })
      begun = null
    }
  }
  return gaps
}
