import { FROM_THE_TOP, NO_FILTERS, type Refinement } from './refinement.ts'
import { Results } from './results.tsx'
import { ResultsPage } from './results-page.tsx'
import { sampleHelp, sampleResults } from './sample-results.ts'

const stay = { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
const plain: Refinement = { filters: NO_FILTERS, sort: 'recommended', ...FROM_THE_TOP }
const narrowed: Refinement = { ...plain, filters: { ...NO_FILTERS, scoreMin: 8, price: { min: 300, max: 900, currency: 'USD' } } }
const read = { stay: null, given: { destination: 'lisbon', rooms: stay.rooms }, errors: {} }
const page = { nowMs: Date.parse('2026-11-21T12:00:00Z'), again: '/search-detail' }

const nothing = { ...sampleResults, hotels: [], pins: [], total: 0 }
const sparse = {
  ...sampleResults.facets,
  pay_at_property: 0,
  stars: sampleResults.facets.stars.map((one) => ({ ...one, count: one.value === '5' ? 0 : one.count })),
}

/** Every state of a list of results. */
export const states = {
  found: () => <Results stay={stay} refinement={plain} found={sampleResults} />,
  'too soon': () => <Results stay={stay} refinement={plain} found={{ ...sampleResults, bookable_from: '2027-03-14' }} />,
  narrowed: () => <Results stay={stay} refinement={narrowed} found={sampleResults} />,
  'nothing fits': () => <Results stay={stay} refinement={narrowed} found={{ ...nothing, help: sampleHelp }} />,
  'all full': () => <Results stay={stay} refinement={plain} found={{ ...nothing, help: { ...sampleHelp, filters: [] } }} />,
  'all full, nothing around': () => <Results stay={stay} refinement={plain} found={nothing} />,
  'some filters leave nothing': () => <Results stay={stay} refinement={plain} found={{ ...sampleResults, facets: sparse }} />,
  'later page': () => <Results stay={stay} refinement={{ ...plain, cursor: 'x', before: 25 }} found={{ ...sampleResults, next: 'y' }} />,
  'dates missing': () => <ResultsPage found={{ at: 'asking', read }} {...page} />,
  'place unknown': () => <ResultsPage found={{ at: 'unknown', read, text: 'Atlantis', near: [] }} {...page} />,
  'place unknown, near ones': () => (
    <ResultsPage found={{ at: 'unknown', read, text: 'Malmö', near: [{ to: '/', name: 'Mallorca', label: 'Mallorca, Spain' }] }} {...page} />
  ),
  failed: () => <ResultsPage found={{ at: 'failed', read, message: 'Something went wrong on our side.' }} {...page} />,
}
