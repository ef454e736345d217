import { say } from '@sojourn/i18n'

/** The orders of a list, each with what it ranks by. */
export const SORTS = [
  { value: 'recommended', label: say`Recommended`, how: say`Ranked by guest score, value, free cancellation and location.` },
  { value: 'price', label: say`Price: low to high`, how: say`Ranked by total price, taxes and fees included.` },
  { value: 'score', label: say`Guest score`, how: say`Ranked by guest score, then by number of reviews.` },
  { value: 'stars', label: say`Stars`, how: say`Ranked by stars, then by price.` },
  { value: 'distance', label: say`Distance to the center`, how: say`Ranked by distance to the center of the place you searched for.` },
] as const
export type Sort = (typeof SORTS)[number]['value']
