import { addDays, type Day } from '@sojourn/kernel'

/** What of a trip a look at its days needs: `sleeps` where it is a bed, `span` where one is in one place at one time. */
export interface Placed {
  readonly itemId: string
  readonly from: Day
  readonly to: Day
  readonly sleeps: boolean
  readonly isLive: boolean
}

export interface TripNote {
  readonly kind: 'clash' | 'no_bed'
  readonly from: Day
  readonly to: Day
  readonly items: readonly string[]
}

/** Days that end with two booked beds, and days of the trip that end without any: what a traveller should look at before leaving. Only what is booked counts. */
export function notesOf({ from, to }: { readonly from: Day; readonly to: Day }, items: readonly Placed[]): TripNote[] {
  const beds = items.filter(({ sleeps, isLive }) => sleeps && isLive).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (beds.length === 0) return []
  return [...clashesOf(beds), ...gapsOf({ from, to }, beds)]
}

function clashesOf(beds: readonly Placed[]): TripNote[] {
  return beds.flatMap((bed, index) =>
    beds
      .slice(index + 1)
      .filter((other) => other.from < bed.to)
      .map((other): TripNote => ({ kind: 'clash', from: other.from, to: other.to < bed.to ? other.to : bed.to, items: [bed.itemId, other.itemId] })),
  )
}

function gapsOf({ from, to }: { readonly from: Day; readonly to: Day }, beds: readonly Placed[]): TripNote[] {
  const gaps: TripNote[] = []
  let begun: Day | null = null
  for (let night = from; night <= to; night = addDays(night, 1)) {
    const isOpen = night < to && !beds.some((bed) => bed.from <= night && night < bed.to)
    if (isOpen) begun ??= night
    else if (begun) {
      gaps.push({ kind: 'no_bed', from: begun, to: night, items: [] })
      begun = null
    }
  }
  return gaps
}
