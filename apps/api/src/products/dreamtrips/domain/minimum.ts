/** `runs`, or `off`: it does not go. */
export type Decision = 'runs' | 'off'

/** What is to be decided about a departure, and what was. */
export interface Deciding {
  readonly tripId: string
  readonly dueMs: number
  /** Nobody from elsewhere is counted: so that a departure that does not go can be shown. */
  readonly alone: boolean
  /** Null until it is decided. */
  readonly result: Decision | null
}

/** A group as it is in the catalogue: those who come from elsewhere, and how many it needs. */
interface Group {
  readonly others: number
  readonly minimum: number
}

/** How many have their place. */
export const peopleIn = ({ others }: Pick<Group, 'others'>, sold: number): number => others + sold

/** Whether it goes, as far as is known: once decided it stays so, and before that it goes as soon as enough have booked. */
export const runsNow = (trip: Group, sold: number, decided: Decision | null): boolean =>
  decided === null ? peopleIn(trip, sold) >= trip.minimum : decided === 'runs'

/** What is decided on its day. */
export const decide = (trip: Group, sold: number, { alone }: Pick<Deciding, 'alone'>): Decision =>
  runsNow({ ...trip, others: alone ? 0 : trip.others }, sold, null) ? 'runs' : 'off'
