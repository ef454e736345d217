import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Stay } from '../../lib/stay-address.ts'
import { useStayProduct } from '../../lib/stay-product.ts'
import { type Filters, FROM_THE_TOP, NO_FILTERS, type Refinement } from './refinement.ts'
import { resultsHref } from './results-address.ts'
import type { Sort } from './sorts.ts'

const SLIDING_MS = 300

export interface Refine {
  /** What the person sees chosen: at once, before the answer is here. */
  readonly draft: Refinement
  /** `sliding`: a slider moves through many values; only where it rests is asked for. */
  readonly filter: (change: Partial<Filters>, how?: 'sliding') => void
  readonly order: (sort: Sort) => void
  readonly clear: () => void
}

/** Keeps what is chosen and puts it into the address, where it lives. Each change is a step that Back undoes. */
export function useRefine(stay: Stay, refinement: Refinement): Refine {
  const navigate = useNavigate()
  const product = useStayProduct()
  const address = resultsHref(product, stay, refinement)
  const [{ of, draft }, setDraft] = useState({ of: address, draft: refinement })
  // The address moved (an answer came, Back was pressed): what is chosen follows it.
  if (of !== address) setDraft({ of: address, draft: refinement })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = (next: Refinement, waitMs: number) => {
    setDraft({ of: address, draft: next })
    clearTimeout(timer.current)
    const leave = () => void navigate(resultsHref(product, stay, next), { preventScrollReset: true })
    if (waitMs > 0) timer.current = setTimeout(leave, waitMs)
    else leave()
  }
  return {
    draft,
    filter: (change, how) => go({ ...draft, ...FROM_THE_TOP, filters: { ...draft.filters, ...change } }, how === 'sliding' ? SLIDING_MS : 0),
    order: (sort) => go({ ...draft, ...FROM_THE_TOP, sort }, 0),
    clear: () => go({ ...draft, ...FROM_THE_TOP, filters: NO_FILTERS }, 0),
  }
}
