import { EUROPEAN } from './europe.ts'

/** What the law gives where a flight is late or gone: which law, and how much by how far the journey is. */
export type PassengerRight =
  | { readonly law: 'eu261' | 'uk261'; readonly currency: 'EUR' | 'GBP'; readonly amount: number; readonly lateHours: 3; readonly careAfterHours: 2 | 3 | 4 }
  | { readonly law: 'us'; readonly refundAfterHours: 3 | 6 }

export interface RightsBound {
  readonly from: string
  readonly to: string
  /** Along the great circle of the whole bound. */
  readonly km: number
  /** Where the airlines of its flights are at home. */
  readonly airlines: readonly string[]
}

/** Parts of France overseas, where the law of the Union applies. */
const OUTERMOST: ReadonlySet<string> = new Set(['GF', 'GP', 'MQ', 'RE', 'YT'])
const [SHORT_KM, MID_KM] = [1_500, 3_500] as const
const EUR_BY_BAND = [250, 400, 600] as const
const GBP_BY_BAND = [220, 350, 520] as const
const CARE_BY_BAND = [2, 3, 4] as const

const isEu = (country: string): boolean => EUROPEAN.has(country) || OUTERMOST.has(country)

/** Within the Union nothing is farther than the second band. */
function bandOf({ from, to, km }: RightsBound): 0 | 1 | 2 {
  if (km <= SHORT_KM) return 0
  return km <= MID_KM || (isEu(from) && isEu(to)) ? 1 : 2
}

/** The laws that apply to a journey, each once and at its best: where it leaves the Union, or comes there with an airline of it; the same of the United Kingdom; and to, from or within the United States. */
export function rightsOf(bounds: readonly RightsBound[]): PassengerRight[] {
  const rights = new Map<string, PassengerRight>()
  const keep = (right: PassengerRight, isBetter: (before: PassengerRight) => boolean) => {
    const before = rights.get(right.law)
    if (!before || isBetter(before)) rights.set(right.law, right)
  }
  for (const bound of bounds) {
    const { from, to, airlines } = bound
    const band = bandOf(bound)
    const amountOf = (right: PassengerRight) => ('amount' in right ? right.amount : 0)
    if (isEu(from) || (isEu(to) && airlines.some(isEu))) {
      const amount = EUR_BY_BAND[band]
      keep({ law: 'eu261', currency: 'EUR', amount, lateHours: 3, careAfterHours: CARE_BY_BAND[band] }, (before) => amountOf(before) < amount)
    }
    if (from === 'GB' || (to === 'GB' && airlines.some((at) => at === 'GB' || isEu(at)))) {
      const amount = GBP_BY_BAND[band]
      keep({ law: 'uk261', currency: 'GBP', amount, lateHours: 3, careAfterHours: CARE_BY_BAND[band] }, (before) => amountOf(before) < amount)
    }
    if (from === 'US' || to === 'US') {
      const refundAfterHours = from === to ? 3 : 6
      keep({ law: 'us', refundAfterHours }, (before) => before.law === 'us' && before.refundAfterHours > refundAfterHours)
    }
  }
  return [...rights.values()]
}
