export { ComparePage } from './compare-page.tsx'
export { type Comparison, findCompared, statusOf } from './find-compared.ts'
