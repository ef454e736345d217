import { hashUnit } from '@sojourn/kernel'

/** Chance that repeats: the same seed throws the same numbers on every machine. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  unit(): number
  between(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
}

export function createDice(...seed: readonly (string | number)[]): Dice {
  let thrown = 0
  const unit = () => hashUnit(...seed, thrown++)
  return {
    unit,
    between: (low, high) => low + unit() * (high - low),
    chance: (share) => unit() < share,
    pick: (from) => {
      const chosen = from[Math.floor(unit() * from.length)]
      if (chosen === undefined) throw new Error('nothing to pick from')
      return chosen
    },
  }
}
