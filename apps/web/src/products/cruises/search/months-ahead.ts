import { earliestDay } from '@sojourn/kernel'

/** Sailings are sold a year ahead. */
const MONTHS = 13

/** The months in which sailings on sale begin, from the current one on. */
export const monthsAhead = (nowMs: number): readonly string[] => {
  const today = earliestDay(nowMs)
  return Array.from({ length: MONTHS }, (_, i) => {
    const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + i
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
