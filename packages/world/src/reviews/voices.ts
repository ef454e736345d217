import { readData } from '../data.ts'
import type { Review } from '../hotel.ts'

/** A kind of person who writes: how they begin, how much they say, what they look at, and how they score against the others. */
export interface Voice {
  readonly party: readonly Review['party'][]
  /** `{district}`, `{landmark}` and `{view}` are those of the property; a line with `{walk}` is used only where it is a walk. */
  readonly lines: readonly string[]
  /** Remarks on parts of the property that follow, fewest and most. */
  readonly remarks: readonly [number, number]
  readonly looksAt: readonly string[]
  readonly bias: number
}

export const voices: readonly Voice[] = Object.values(readData<Readonly<Record<string, Voice>>>('reviews/voices.json'))
