import { plural, say } from '@sojourn/i18n'
import type { StayProduct } from '../stay-product.ts'

/** What a list says of the stays of its product, in whole texts. */
interface ResultsWords {
  /** "146 stays in Lisbon" */
  readonly countIn: (found: number, place: string) => string
  readonly showCount: (found: number) => string
  readonly mapOf: (found: number, place: string) => string
  /** Why the order of the list can be trusted. */
  readonly fair: string
}

export const RESULTS_WORDS: Readonly<Record<StayProduct['code'], ResultsWords>> = {
  HLT: {
    countIn: (found, place) => say`${plural(found, { one: '# stay', other: '# stays' })} in ${place}`,
    showCount: (found) => say`Show ${plural(found, { one: '# stay', other: '# stays' })}`,
    mapOf: (found, place) => say`Map of ${plural(found, { one: '# stay', other: '# stays' })} in ${place}`,
    fair: say`Hotels can't pay to rank higher.`,
  },
  VR: {
    countIn: (found, place) => say`${plural(found, { one: '# home', other: '# homes' })} in ${place}`,
    showCount: (found) => say`Show ${plural(found, { one: '# home', other: '# homes' })}`,
    mapOf: (found, place) => say`Map of ${plural(found, { one: '# home', other: '# homes' })} in ${place}`,
    fair: say`Owners can't pay to rank higher.`,
  },
}
