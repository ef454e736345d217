import { dataOf } from '../data.ts'

/** How large its ships are, and whom they are for. */
export type LineSize = 'large' | 'middle' | 'luxury' | 'expedition' | 'river'

export interface CruiseLine {
  readonly line: string
  readonly name: string
  readonly size: LineSize
  /** Percent of what a night costs on an ordinary large ship. */
  readonly levelPercent: number
  /** From the lowest deck with anything for guests up. */
  readonly deckNames: readonly string[]
}

export const cruiseLines = dataOf<readonly CruiseLine[]>('cruises/lines.json')
