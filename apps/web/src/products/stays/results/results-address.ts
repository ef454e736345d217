import type { StayProduct } from '../stay-product.ts'
import { printStay, type Stay } from '../stay-query.ts'
import { type Refinement, refinementFields } from './refinement.ts'

/** The address of a list of results: the stay first, then how it is narrowed. */
export function resultsHref({ paths }: StayProduct, stay: Stay, refinement?: Refinement): string {
  const extra = refinement ? new URLSearchParams(refinementFields(refinement).map(([name, value]) => [name, value])).toString() : ''
  return `${paths.results}?${[printStay(stay), extra].filter(Boolean).join('&')}`
}
