import { decimalText, say } from '@sojourn/i18n'

/** The word for a score out of ten. The figure is always next to it. */
export function scoreWord(score: number): string {
  if (score >= 9) return say`Superb`
  if (score >= 8) return say`Very good`
  if (score >= 7) return say`Good`
  return say`Fair`
}

/** `9.2`, `8.0`: one decimal, so that scores line up. */
export const scoreText = (score: number): string => decimalText(score)
