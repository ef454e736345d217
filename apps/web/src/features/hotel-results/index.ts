export { type Found, findStays, statusOf } from './find-stays.ts'
export { ResultsShape } from './panels/results-states.tsx'
export { ResultsPage } from './results-page.tsx'
