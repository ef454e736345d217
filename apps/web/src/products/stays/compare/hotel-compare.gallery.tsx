import { ComparePage } from './compare-page.tsx'
import type { Comparison } from './find-compared.ts'
import { sampleComparison } from './sample-compared.ts'

const draw = (change: Partial<Comparison>) => () => <ComparePage comparison={{ ...sampleComparison, ...change }} again="/hotel-compare" />

/** Every state of a comparison. */
export const states = {
  four: draw({}),
  'two and one unknown': draw({ hotels: sampleComparison.hotels.slice(0, 2), unknown: 1 }),
  one: draw({ hotels: sampleComparison.hotels.slice(0, 1) }),
  'other dates, one failed': draw({ hotels: sampleComparison.hotels.slice(0, 2), otherDates: true, failed: ['largo'] }),
  none: draw({ hotels: [] }),
  'all unknown': draw({ hotels: [], unknown: 2 }),
  failed: draw({ hotels: [], failed: ['casa'] }),
}
