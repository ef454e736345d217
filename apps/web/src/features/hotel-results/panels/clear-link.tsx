import { Link } from 'react-router'
import type { Stay } from '../../../lib/stay-address.ts'
import { useStayProduct } from '../../../lib/stay-product.ts'
import { countFilters, NO_FILTERS } from '../refinement.ts'
import { resultsHref } from '../results-address.ts'
import type { Refine } from '../use-refine.ts'

interface ClearLinkProps {
  readonly stay: Stay
  readonly refine: Refine
  readonly children?: string
}

/** "Clear 2": takes every filter away; the order stays. */
export function ClearLink({ stay, refine, children }: ClearLinkProps) {
  const product = useStayProduct()
  const count = countFilters(refine.draft.filters)
  if (count === 0) return null
  return (
    <Link
      to={resultsHref(product, stay, { ...refine.draft, cursor: null, trail: [], before: 0, filters: NO_FILTERS })}
      preventScrollReset
      className="link text-small whitespace-nowrap"
      onClick={(event) => {
        event.preventDefault()
        refine.clear()
      }}
    >
      {children ?? `Clear ${count}`}
    </Link>
  )
}
