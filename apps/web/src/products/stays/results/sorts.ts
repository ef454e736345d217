/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  {
    value: 'recommended',
    label: 'Recommended',
    how: 'By guest score, then how the price stands against others of its class, free cancellation and how near it is.',
  },
  { value: 'price', label: 'Price, lowest first', how: 'By the whole price for your stay, taxes and fees in.' },
  { value: 'score', label: 'Guest score', how: 'By guest score; of two alike, the one with more reviews.' },
  { value: 'stars', label: 'Stars', how: 'By stars; of two alike, the one that costs less.' },
  { value: 'distance', label: 'Close to the centre', how: 'By the way to the middle of the place you asked for.' },
] as const
export type Sort = (typeof SORTS)[number]['value']
