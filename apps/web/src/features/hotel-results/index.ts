export { type Found, findStays, statusOf } from './find-stays.ts'
export { ResultsShape } from './panels/results-states.tsx'
export { resultsHref } from './results-address.ts'
export { ResultsPage } from './results-page.tsx'
