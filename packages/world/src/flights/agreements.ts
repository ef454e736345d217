import { dataOf } from '../data.ts'

/** Who flies where, as of 2026-11-28. */
export interface Agreements {
  /** The European Economic Area and Switzerland: their airlines fly between all places within it. */
  readonly openSkies: readonly string[]
  /** Between which countries nobody flies; `*` is every other one. */
  readonly notFlown: Readonly<Record<string, readonly string[]>>
  /** Airports close to a city that take short flights in narrow aircraft alone, by their longest flight. */
  readonly shortOnlyKm: Readonly<Record<string, number>>
}

export const agreements = dataOf<Agreements>('flights/agreements.json')

export const sharesSkies = (a: string, b: string): boolean => agreements().openSkies.includes(a) && agreements().openSkies.includes(b)

/** Whether anyone flies between two countries, or within one. */
export const isFlown = (a: string, b: string): boolean => a === b || !(refuses(a, b) || refuses(b, a))

const refuses = (from: string, to: string): boolean => agreements().notFlown[from]?.some((other) => other === '*' || other === to) ?? false
