/** How many checkouts that hold stock a visitor may have at once, and how many units (rooms, cars) in all of them. */
export interface HoldLimit {
  readonly checkouts: number
  readonly units: number
}

/**
 * What may be held and not yet paid at one moment. A hold lasts 15 minutes, 30 with its renewal, so these are generous to a family or an office behind one address,
 * and no one can hold all rooms of a hotel or a city with them. `browser`: of one cookie, and only checkouts are counted.
 */
export const HOLD_LIMITS = {
  browser: 5,
  /** All guests at one address, together. */
  guests: { checkouts: 12, units: 20 },
  member: { checkouts: 10, units: 20 },
  /** Agents and operators hold for their clients. */
  agent: { checkouts: 40, units: 80 },
  /** Everyone at one address, signed in or not: an office, a campus, a mobile network. */
  address: { checkouts: 100, units: 150 },
  /** Of one room type or class of cars a visitor's further checkouts hold this many together, or half of what is left where that is more. */
  ofOneUnit: 5,
  /** Of one hotel or depot a visitor's further checkouts hold this many together. */
  ofOnePlace: 8,
} as const
