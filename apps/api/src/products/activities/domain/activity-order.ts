export type ActivitySort = 'recommended' | 'price' | 'score' | 'length'

export interface Ranked {
  readonly activityId: string
  readonly totalMinor: number
  /** 0 to 10. */
  readonly score: number
  readonly reviews: number
  readonly minutes: number
}

/** Recommended: what travellers say of it, weighed by how many said so. No place is paid for. */
const weighed = ({ score, reviews }: Ranked): number => (reviews === 0 ? 0 : score - 2 / Math.sqrt(reviews))

const BY: Readonly<Record<ActivitySort, (a: Ranked, b: Ranked) => number>> = {
  recommended: (a, b) => weighed(b) - weighed(a),
  price: (a, b) => a.totalMinor - b.totalMinor,
  score: (a, b) => b.score - a.score || b.reviews - a.reviews,
  length: (a, b) => a.minutes - b.minutes || a.totalMinor - b.totalMinor,
}

/** In an order that is always the same. */
export const compareBy =
  (sort: ActivitySort) =>
  (a: Ranked, b: Ranked): number =>
    BY[sort](a, b) || (a.activityId < b.activityId ? -1 : 1)
