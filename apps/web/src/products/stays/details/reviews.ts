import { say } from '@sojourn/i18n'
import type { Review } from './hotel-details-api.ts'

export const REVIEW_ORDERS = { newest: say`Newest`, highest: say`Highest score`, lowest: say`Lowest score` } as const
export type ReviewOrder = keyof typeof REVIEW_ORDERS

/** How the reviews of a page are read; it is stored in the address. */
export interface ReviewView {
  readonly order: ReviewOrder
  /** Only those who travelled so; null for all. */
  readonly party: string | null
}

const isOrder = (text: string | null): text is ReviewOrder => text !== null && Object.hasOwn(REVIEW_ORDERS, text)

/** `?reviews=lowest&by=couple`. What is not known is left aside. */
export function reviewView(query: URLSearchParams, reviews: readonly Review[]): ReviewView {
  const [order, party] = [query.get('reviews'), query.get('by')]
  return { order: isOrder(order) ? order : 'newest', party: reviews.some((review) => review.party === party) ? party : null }
}

/** The address of the same page with its reviews read otherwise. */
export function reviewsSearch(query: URLSearchParams, { order, party }: ReviewView): string {
  const next = new URLSearchParams(query)
  next.set('reviews', order)
  if (party) next.set('by', party)
  else next.delete('by')
  return `?${next.toString().replaceAll('%2C', ',').replaceAll('%7C', '|')}`
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** `October 2026` as a number that grows with time; 0 where it is no month. */
function monthOf(stayed: string): number {
  const [month = '', year = ''] = stayed.split(' ')
  return MONTHS.includes(month) ? Number(year) * 12 + MONTHS.indexOf(month) : 0
}

const BY: Readonly<Record<ReviewOrder, (a: Review, b: Review) => number>> = {
  newest: (a, b) => monthOf(b.stayed) - monthOf(a.stayed),
  highest: (a, b) => b.score - a.score,
  lowest: (a, b) => a.score - b.score,
}

/** The reviews of a view, in its order; what is equal keeps the order it came in. */
export const reviewsOf = (reviews: readonly Review[], { order, party }: ReviewView): readonly Review[] =>
  reviews.filter((review) => party === null || review.party === party).toSorted(BY[order])

export interface PartyCount {
  readonly party: string
  readonly label: string
  readonly count: number
}

const LABELS: Readonly<Record<string, string>> = {
  couple: say`Couples`,
  family: say`Families`,
  friends: say`Friends`,
  solo: say`Solo travelers`,
  business: say`Business travelers`,
}

const WORDS: Readonly<Record<string, string>> = {
  couple: say`couple`,
  family: say`family`,
  friends: say`friends`,
  solo: say`solo traveler`,
  business: say`business traveler`,
}

/** How the writer of a review traveled: `couple`. */
export const partyWord = (party: string): string => WORDS[party] ?? party

/** Who wrote, the most frequent first. */
export function partiesOf(reviews: readonly Review[]): readonly PartyCount[] {
  const counts = new Map<string, number>()
  for (const { party } of reviews) counts.set(party, (counts.get(party) ?? 0) + 1)
  return [...counts].map(([party, count]) => ({ party, label: LABELS[party] ?? party, count })).toSorted((a, b) => b.count - a.count)
}
