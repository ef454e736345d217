export type ExtraCode = 'excess_cover' | 'child_seat' | 'additional_driver' | 'gps' | 'snow_chains'

/** Something that can be added to a car. Cents of a dollar, tax included; a flat price has no `capCents`. */
export interface Extra {
  readonly code: ExtraCode
  readonly per: 'day' | 'rental'
  readonly cents: number
  /** The most it costs for a rental, however long; null is no limit. */
  readonly capCents: number | null
  readonly countMax: number
  readonly due: 'now' | 'later'
}

export interface ChosenExtra {
  readonly code: ExtraCode
  readonly count: number
}

const COVER_MIN_CENTS = 700
/** A day of cover costs so much of the excess it takes away. */
const COVER_PER_MILLE = 9

/** What can be added at a desk: snow chains where there is winter, a cover by the excess of the class. */
export const extrasOf = (at: { readonly excessCents: number; readonly winter: boolean }): readonly Extra[] => [
  {
    code: 'excess_cover',
    per: 'day',
    cents: Math.max(COVER_MIN_CENTS, Math.round((at.excessCents * COVER_PER_MILLE) / 100_000) * 100),
    capCents: null,
    countMax: 1,
    due: 'now',
  },
  { code: 'child_seat', per: 'day', cents: 1_200, capCents: 9_000, countMax: 3, due: 'later' },
  { code: 'additional_driver', per: 'day', cents: 800, capCents: 8_000, countMax: 2, due: 'later' },
  { code: 'gps', per: 'day', cents: 900, capCents: null, countMax: 1, due: 'later' },
  ...(at.winter ? [{ code: 'snow_chains', per: 'rental', cents: 3_000, capCents: null, countMax: 1, due: 'later' } as const] : []),
]

/** What one of it costs for a rental of so many days begun. */
export const extraCents = ({ per, cents, capCents }: Extra, wholeDays: number): number =>
  per === 'rental' ? cents : Math.min(cents * wholeDays, capCents ?? Number.POSITIVE_INFINITY)
