import { fold } from '@sojourn/kernel'
import type { CarPlace, CarWorld } from '@sojourn/world'
import { nearness } from './domain/place-match.ts'

/** The city of a place: its own name, or that of an airport's. */
export const cityOf = ({ depots: [depot], name }: CarPlace): string => depot?.city ?? name

/** Cities and airports where cars are rented, those that fit a text best first; without a text, the first of them. */
export function suggestCarPlaces(catalogue: CarWorld, text: string, limit: number): readonly CarPlace[] {
  const typed = fold(text)
  const all = catalogue.places()
  if (typed === '') return all.slice(0, limit)
  const found = all.flatMap((place) => {
    const near = nearness({ ...place, city: cityOf(place) }, typed)
    return near === null ? [] : [{ place, near }]
  })
  // Sorting keeps the order of those that are as near: cities before airports.
  return found
    .sort((a, b) => a.near - b.near)
    .slice(0, limit)
    .map(({ place }) => place)
}
