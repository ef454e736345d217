import { hash32, hashUnitsOf } from '@sojourn/kernel'

/** Chance that always falls the same way: every roll is named, and the name with the seed decides it. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  unit(field: string): number
  /** A whole number, both ends included. */
  whole(field: string, from: number, to: number): number
  pick<T>(field: string, list: readonly T[]): T
  chance(field: string, share: number): boolean
}

export function diceOf(...scope: readonly (string | number)[]): Dice {
  const unit = hashUnitsOf(...scope)
  return {
    unit,
    whole: (field, from, to) => from + Math.floor(unit(field) * (to - from + 1)),
    pick: (field, list) => list[Math.floor(unit(field) * list.length)] as (typeof list)[number],
    chance: (field, share) => unit(field) < share,
  }
}

/** The list in an order of chance, each once. */
export function shuffled<T>(list: readonly T[], ...scope: readonly (string | number)[]): T[] {
  return list
    .map((item, index) => ({ item, index, at: hash32(...scope, index) }))
    .sort((a, b) => a.at - b.at || a.index - b.index)
    .map(({ item }) => item)
}
