export type CarSort = 'recommended' | 'price' | 'score' | 'size'

export interface Ranked {
  readonly carId: string
  readonly cents: number
  readonly shuttleMinutes: number
  /** What travellers say of the supplier, 0 to 10. */
  readonly score: number
  readonly size: number
}

/** Recommended: the price, half a dollar for each minute on a bus, and a dollar off for each point of the supplier's. No place is paid for. */
const recommended = ({ cents, shuttleMinutes, score }: Ranked): number => cents / 100 + 0.5 * shuttleMinutes - score

const BY: Readonly<Record<CarSort, (a: Ranked, b: Ranked) => number>> = {
  recommended: (a, b) => recommended(a) - recommended(b),
  price: (a, b) => a.cents - b.cents,
  score: (a, b) => b.score - a.score || a.cents - b.cents,
  size: (a, b) => b.size - a.size || a.cents - b.cents,
}

/** In an order that is always the same. */
export const compareBy =
  (sort: CarSort) =>
  (a: Ranked, b: Ranked): number =>
    BY[sort](a, b) || (a.carId < b.carId ? -1 : 1)
