import { ComparePage } from './compare-page.tsx'
import type { Comparison } from './find-compared.ts'
import { CompareShape } from './panels/compare-states.tsx'
import { sampleComparison } from './sample-compared.ts'

const draw = (change: Partial<Comparison>) => () => <ComparePage comparison={{ ...sampleComparison, ...change }} again="/hotel-compare" />

/** Every state of a comparison. */
export const states = {
  four: draw({}),
  'two and one unknown': draw({ houses: sampleComparison.houses.slice(0, 2), unknown: 1 }),
  one: draw({ houses: sampleComparison.houses.slice(0, 1) }),
  'other dates, one failed': draw({ houses: sampleComparison.houses.slice(0, 2), otherDates: true, failed: ['largo'] }),
  none: draw({ houses: [] }),
  'all unknown': draw({ houses: [], unknown: 2 }),
  failed: draw({ houses: [], failed: ['casa'] }),
  fetching: () => <CompareShape />,
}
