import { readData } from '../data.ts'

/** What guests say of the parts that a score is made of: where the part is good, and where it is weak against the property. */
export interface Remarks {
  readonly good: readonly string[]
  readonly weak: readonly string[]
}

/** By the label of the part's score. */
export const remarks = readData<Readonly<Record<string, Remarks>>>('reviews/remarks.json')
