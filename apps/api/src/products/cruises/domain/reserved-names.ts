/**
 * Last names by which whoever tries the demo world out brings on what goes wrong: a cabin that is gone or refused once it is paid, a port that the ship leaves out, a cruise that is not
 * sailed.
 */
const RESERVED = {
  soldout: 'sold_out',
  refused: 'refused',
  retimed: 'retimed',
  grounded: 'cancelled',
} as const

export type BroughtOn = (typeof RESERVED)[keyof typeof RESERVED]

/** What the name of the first guest brings on; null where it is anybody's. */
export const broughtOnBy = (lastName: string): BroughtOn | null => RESERVED[lastName.trim().toLowerCase() as keyof typeof RESERVED] ?? null
