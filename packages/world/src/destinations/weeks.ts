import type { Facts } from '../facts.ts'

/** What a night costs in percent by weekday, Sunday first. In the Gulf the weekend is Friday and Saturday. */
export const WEEKS = {
  city: [92, 94, 96, 98, 101, 112, 113],
  business: [88, 101, 106, 107, 103, 98, 97],
  resort: [97, 96, 96, 97, 100, 108, 108],
  gulf: [101, 103, 103, 102, 98, 96, 95],
} as const satisfies Readonly<Record<string, Facts['week']>>
