/** How many checkouts that hold stock a visitor may have at once, and how many units of stock in all of them. */
export interface HoldLimit {
  readonly checkouts: number
  readonly units: number
}

/** The numbers of which a product may have its own. */
export interface HoldNumbers {
  readonly browser: number
  readonly guests: HoldLimit
  readonly member: HoldLimit
  readonly agent: HoldLimit
  readonly allGuests: Pick<HoldLimit, 'units'>
  readonly address: HoldLimit
  readonly ofOneUnit: number
  readonly ofOnePlace: number
}

/**
 * What may be held and not yet paid at one moment. A hold usually lasts 15 minutes, 30 with its renewal, so these are generous to a family or an office behind one address,
 * and no one can hold all that a place or a city has with them. `browser`: of one cookie, and only checkouts are counted.
 */
export const HOLD_LIMITS = {
  browser: 5,
  /** Guests at one address, together, before their pages are asked for work; as many again for each signed-in person who holds something there: an office, a campus. */
  guests: { checkouts: 12, units: 20 },
  member: { checkouts: 10, units: 20 },
  /** Agents and operators hold for their clients. */
  agent: { checkouts: 40, units: 80 },
  /** All guests of a site together, before their pages are asked for work. */
  allGuests: { units: 40 },
  /** Work of a page, in bits: a blink, and twice as much where more is held, up to a few seconds. */
  work: { least: 14, most: 21 },
  /** Guests at one address with whatever work; as many more for each signed-in person as above. */
  address: { checkouts: 100, units: 150 },
  /**
   * Of one kind of unit a person's further checkouts hold this many together, or half of what is left where that is more; all guests together this many, or a third, before their
   * pages are asked for work.
   */
  ofOneUnit: 5,
  /** Of one place that sells them a person's further checkouts hold this many together. */
  ofOnePlace: 8,
} as const satisfies HoldNumbers & { readonly work: unknown }

/** The numbers for what is held of these at once: a product's own in place of the usual ones, and of several products the smallest. */
export function limitsOf(own: readonly (Partial<HoldNumbers> | undefined)[]): HoldNumbers {
  const all = own.map((each): HoldNumbers => ({ ...HOLD_LIMITS, ...each }))
  const least = (of: (numbers: HoldNumbers) => number): number => Math.min(...all.map(of))
  const both = (of: (numbers: HoldNumbers) => HoldLimit): HoldLimit => ({
    checkouts: least((each) => of(each).checkouts),
    units: least((each) => of(each).units),
  })
  return {
    browser: least(({ browser }) => browser),
    guests: both(({ guests }) => guests),
    member: both(({ member }) => member),
    agent: both(({ agent }) => agent),
    allGuests: { units: least(({ allGuests }) => allGuests.units) },
    address: both(({ address }) => address),
    ofOneUnit: least(({ ofOneUnit }) => ofOneUnit),
    ofOnePlace: least(({ ofOnePlace }) => ofOnePlace),
  }
}
