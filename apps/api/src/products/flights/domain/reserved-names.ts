/**
 * Last names by which whoever tries the demo world out brings on what goes wrong: the price that is another one when it is booked, tickets that come late, are refused or are for seats that are gone, and
 * flights that an airline moves or does not fly.
 */
const RESERVED = {
  dearer: 'dearer',
  pending: 'tickets_late',
  refused: 'tickets_refused',
  soldout: 'sold_out',
  retimed: 'retimed',
  grounded: 'cancelled',
} as const

export type BroughtOn = (typeof RESERVED)[keyof typeof RESERVED]

/** What the name of the first traveller brings on; null where it is anybody's. */
export const broughtOnBy = (lastName: string): BroughtOn | null => RESERVED[lastName.trim().toLowerCase() as keyof typeof RESERVED] ?? null
