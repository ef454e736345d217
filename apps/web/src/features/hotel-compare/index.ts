export { ComparePage } from './compare-page.tsx'
export { type Comparison, findCompared, statusOf } from './find-compared.ts'
export { CompareShape } from './panels/compare-states.tsx'
