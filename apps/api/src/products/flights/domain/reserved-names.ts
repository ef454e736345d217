/** Last names by which whoever tries the demo world out brings on what goes wrong. */
const RESERVED: Readonly<Record<string, 'sold_out' | 'retimed' | 'cancelled'>> = { soldout: 'sold_out', retimed: 'retimed', grounded: 'cancelled' }

/** What the name of the first traveller brings on; null where it is anybody's. */
export const broughtOnBy = (lastName: string): 'sold_out' | 'retimed' | 'cancelled' | null => RESERVED[lastName.trim().toLowerCase()] ?? null
