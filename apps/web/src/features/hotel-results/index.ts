export { type Found, findStays, statusOf } from './find-stays.ts'
export { CompareBar } from './panels/compare-bar.tsx'
export { ResultsShape } from './panels/results-states.tsx'
export { ResultsPage } from './results-page.tsx'
