export { type EarlyHead, earlyHead } from './early-head.ts'
export { type Found, findStays, statusOf } from './find-stays.ts'
export { CompareBar } from './panels/compare-bar.tsx'
export { ResultsPage } from './results-page.tsx'
