import { ResultsShape } from './panels/results-states.tsx'
import { NO_FILTERS, type Refinement } from './refinement.ts'
import { Results } from './results.tsx'
import { ResultsPage } from './results-page.tsx'
import { sampleResults } from './sample-results.ts'

const stay = { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
const plain: Refinement = { filters: NO_FILTERS, sort: 'recommended', cursor: null, before: 0 }
const narrowed: Refinement = { ...plain, filters: { ...NO_FILTERS, scoreMin: 8, price: { min: 300, max: 900, currency: 'USD' } } }
const read = { stay: null, given: { destination: 'lisbon', rooms: stay.rooms }, errors: {} }
const page = { today: '2026-11-21', again: '/search-detail' }

/** Every state of a list of results. */
export const states = {
  found: () => <Results stay={stay} refinement={plain} found={sampleResults} />,
  narrowed: () => <Results stay={stay} refinement={narrowed} found={sampleResults} />,
  'nothing fits': () => <Results stay={stay} refinement={narrowed} found={{ ...sampleResults, hotels: [], total: 0 }} />,
  'all full': () => <Results stay={stay} refinement={plain} found={{ ...sampleResults, hotels: [], total: 0 }} />,
  'later page': () => <Results stay={stay} refinement={{ ...plain, cursor: 'x', before: 25 }} found={{ ...sampleResults, next: 'y' }} />,
  fetching: () => <ResultsShape />,
  'dates missing': () => <ResultsPage found={{ at: 'asking', read }} {...page} />,
  'place unknown': () => <ResultsPage found={{ at: 'unknown', read, text: 'Atlantis' }} {...page} />,
  failed: () => <ResultsPage found={{ at: 'failed', read, message: 'Something went wrong on our side.' }} {...page} />,
}
