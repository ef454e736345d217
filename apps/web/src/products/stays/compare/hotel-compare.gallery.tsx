import { ComparePage } from './compare-page.tsx'
import type { Comparison } from './find-compared.ts'
import { sampleComparison } from './sample-compared.ts'

const render = (change: Partial<Comparison>) => () => <ComparePage comparison={{ ...sampleComparison, ...change }} again="/hotel-compare" />

/** Every state of a comparison. */
export const states = {
  four: render({}),
  'two and one unknown': render({ hotels: sampleComparison.hotels.slice(0, 2), unknown: 1 }),
  one: render({ hotels: sampleComparison.hotels.slice(0, 1) }),
  'other dates, one failed': render({ hotels: sampleComparison.hotels.slice(0, 2), otherDates: true, failed: ['largo'] }),
  none: render({ hotels: [] }),
  'all unknown': render({ hotels: [], unknown: 2 }),
  failed: render({ hotels: [], failed: ['casa'] }),
}
