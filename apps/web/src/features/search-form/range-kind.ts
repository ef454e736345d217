import type { End, RangeRules } from './range-pick.ts'

/** What a product calls the two days of its search, and how far apart they may be. A product keeps one of these. */
export interface RangeKind extends RangeRules {
  /** Names in the address. */
  readonly names: Readonly<Record<End, string>>
  readonly labels: Readonly<Record<End, string>>
  /** Above the calendar: "When do you arrive?" */
  readonly ask: Readonly<Record<End, string>>
  /** The length in words: "3 nights". */
  readonly lengthText: (days: number) => string
  /** Below the calendar, where the product has prices by the day. */
  readonly prices?: {
    /** What the prices are, and in which currency. */
    readonly note: (currency: string) => string
    /** The price of a day, read aloud: "from $96 a night". */
    readonly spoken: (price: string, isLow: boolean) => string
    /** Said while there are none. */
    readonly none: string
  }
}
