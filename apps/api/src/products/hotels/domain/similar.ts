import type { Hotel } from './catalogue.ts'
import { metresBetween } from './metres.ts'

/**
 * How far two properties of a city are apart, 0 for the same: a kilometre of way weighs as much as half a class, two thirds of the price or one point of
 * score. The price is the property's level over the year, so the order of one property's likes does not change with the days asked for.
 */
export function unlikeness(a: Hotel, b: Hotel): number {
  const way = metresBetween(a, b) / 1_000
  const dearer = Math.abs(Math.log(a.baseMinor / b.baseMinor))
  return way + 2 * Math.abs(a.stars - b.stars) + 2.5 * dearer + Math.abs(a.score - b.score) + (a.kind === b.kind ? 0 : 0.3)
}
