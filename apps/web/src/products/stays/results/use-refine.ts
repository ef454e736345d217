import { useDraft } from '../../../features/results/index.ts'
import { useStayProduct } from '../stay-product.ts'
import type { Stay } from '../stay-query.ts'
import { type Filters, FROM_THE_TOP, NO_FILTERS, type Refinement } from './refinement.ts'
import { resultsHref } from './results-address.ts'
import type { Sort } from './sorts.ts'

const SLIDING_MS = 300

export interface Refine {
  /** What the person sees chosen: at once, before the answer is here. */
  readonly draft: Refinement
  /** The list as it would be with a change of filters, from its first page. */
  readonly hrefWith: (change: Partial<Filters>) => string
  /** `sliding`: a slider moves through many values; only where it rests is asked for. */
  readonly filter: (change: Partial<Filters>, how?: 'sliding') => void
  readonly order: (sort: Sort) => void
  readonly clear: () => void
}

/** The chosen filters, order and page of a list of stays, in the address. */
export function useRefine(stay: Stay, refinement: Refinement): Refine {
  const product = useStayProduct()
  const hrefOf = (one: Refinement) => resultsHref(product, stay, one)
  const { draft, go } = useDraft(refinement, hrefOf)
  const withFilters = (change: Partial<Filters>): Refinement => ({ ...draft, ...FROM_THE_TOP, filters: { ...draft.filters, ...change } })
  return {
    draft,
    hrefWith: (change) => hrefOf(withFilters(change)),
    filter: (change, how) => go(withFilters(change), how === 'sliding' ? SLIDING_MS : 0),
    order: (sort) => go({ ...draft, ...FROM_THE_TOP, sort }),
    clear: () => go(withFilters(NO_FILTERS)),
  }
}
