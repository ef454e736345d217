/** Ages, both ends included, that pay so much of the price. */
export interface AgeBand {
  readonly from: number
  readonly to: number
  readonly percent: number
}

/** Who comes. */
export interface Party {
  readonly adults: number
  readonly seniors: number
  /** Ages on the day. */
  readonly children: readonly number[]
}

/** Ages at which grown-ups and those of 65 and older are priced. */
const ADULT = 30
const SENIOR = 70

export const peopleOf = ({ adults, seniors, children }: Party): number => adults + seniors + children.length

/** Grown-ups first, as answers about each person are counted. */
export const agesOf = ({ adults, seniors, children }: Party): number[] => [
  ...Array.from({ length: adults }, () => ADULT),
  ...Array.from({ length: seniors }, () => SENIOR),
  ...children,
]

export interface CountedBand extends AgeBand {
  readonly count: number
}

/** How many of a party pay by which ages; null where it has someone whom no ages take. */
export function countedBands(bands: readonly AgeBand[], party: Party): CountedBand[] | null {
  const ages = agesOf(party)
  const counted = bands.map((band) => ({ ...band, count: ages.filter((age) => age >= band.from && age <= band.to).length }))
  return counted.reduce((sum, { count }) => sum + count, 0) === ages.length ? counted : null
}

export const youngestOf = (bands: readonly AgeBand[]): number => Math.min(...bands.map(({ from }) => from))

/** Whether somebody of age is with them. */
export const hasAdult = ({ adults, seniors }: Party): boolean => adults + seniors > 0
