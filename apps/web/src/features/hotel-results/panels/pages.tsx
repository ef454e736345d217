import { figuresText } from '../../../lib/score.ts'
import type { Stay } from '../../../lib/stay-address.ts'
import { useStayProduct } from '../../../lib/stay-product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PAGE_SIZE } from '../hotel-results-api.ts'
import { FROM_THE_TOP, type Refinement } from '../refinement.ts'
import { resultsHref } from '../results-address.ts'

interface PagesProps {
  readonly stay: Stay
  readonly refinement: Refinement
  readonly shown: number
  readonly total: number
  readonly next: string | null
}

/** Where in the list this page is, and the ways on and back. Nothing where one page holds all. */
export function Pages({ stay, refinement, shown, total, next }: PagesProps) {
  const product = useStayProduct()
  const { before, cursor, trail } = refinement
  if (cursor === null && next === null) return null
  const to = (change: Partial<Refinement>) => resultsHref(product, stay, { ...refinement, ...change })
  const previous = trail.at(-1)
  const back = previous ? { cursor: previous, trail: trail.slice(0, -1), before: Math.max(PAGE_SIZE, before - PAGE_SIZE) } : FROM_THE_TOP
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-5">
      <p className="text-small text-ink-2 tabular-nums">
        {before + 1} to {before + shown} of {figuresText(total)}
      </p>
      <p className="flex gap-3">
        {cursor !== null && (
          <ButtonLink to={to(back)} rel="prev" size="small">
            {previous || before <= PAGE_SIZE ? 'Previous page' : 'First page'}
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink to={to({ cursor: next, trail: cursor ? [...trail, cursor] : [], before: before + shown })} rel="next" look="ink" size="small">
            Next page
          </ButtonLink>
        )}
      </p>
    </nav>
  )
}
