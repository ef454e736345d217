import { say } from '@sojourn/i18n'
/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  {
    value: 'recommended',
    label: say`Recommended`,
    how: say`By guest score, then how the price stands against others of its class, free cancellation and how near it is.`,
  },
  { value: 'price', label: say`Price, lowest first`, how: say`By the whole price for your stay, taxes and fees in.` },
  { value: 'score', label: say`Guest score`, how: say`By guest score; of two alike, the one with more reviews.` },
  { value: 'stars', label: say`Stars`, how: say`By stars; of two alike, the one that costs less.` },
  { value: 'distance', label: say`Close to the centre`, how: say`By the way to the middle of the place you asked for.` },
] as const
export type Sort = (typeof SORTS)[number]['value']
