import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { Stay } from '../../../lib/stay-address.ts'
import { useStayProduct } from '../../../lib/stay-product.ts'
import { activeFilters } from '../active-filters.ts'
import type { Facets } from '../hotel-results-api.ts'
import { FROM_THE_TOP } from '../refinement.ts'
import { resultsHref } from '../results-address.ts'
import type { Refine } from '../use-refine.ts'
import { ClearLink } from './clear-link.tsx'

/** What narrows the list, each a link that takes it away. */
export function ActiveChips({ stay, facets, refine }: { stay: Stay; facets: Facets; refine: Refine }) {
  const product = useStayProduct()
  const { draft } = refine
  const active = activeFilters(draft.filters, facets)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <ul aria-label="Filters in use" className="contents">
        {active.map(({ label, without }) => (
          <li key={label} className="-me-2">
            <Link
              to={resultsHref(product, stay, { ...draft, ...FROM_THE_TOP, filters: without })}
              preventScrollReset
              onClick={(event) => {
                event.preventDefault()
                refine.filter(without)
              }}
              className="chip bg-sheet"
            >
              <span className="sr-only">Take away: </span>
              {label}
              <X aria-hidden size={14} className="-me-1 ms-1 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
      <ClearLink stay={stay} refine={refine}>
        Clear all
      </ClearLink>
    </div>
  )
}
