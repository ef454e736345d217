import { figuresText } from '../../../lib/score.ts'
import type { Stay } from '../../../lib/stay-address.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Refinement } from '../refinement.ts'
import { resultsHref } from '../results-address.ts'

interface PagesProps {
  readonly stay: Stay
  readonly refinement: Refinement
  readonly shown: number
  readonly total: number
  readonly next: string | null
}

/** Where in the list this page is, and the way on. Nothing where one page holds all. */
export function Pages({ stay, refinement, shown, total, next }: PagesProps) {
  const { before, cursor } = refinement
  if (cursor === null && next === null) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-5">
      <p className="text-small text-ink-2 tabular-nums">
        {before + 1} to {before + shown} of {figuresText(total)}
      </p>
      <p className="flex gap-3">
        {cursor !== null && (
          <ButtonLink to={resultsHref(stay, { ...refinement, cursor: null, before: 0 })} size="small">
            First page
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink to={resultsHref(stay, { ...refinement, cursor: next, before: before + shown })} look="ink" size="small">
            Next page
          </ButtonLink>
        )}
      </p>
    </nav>
  )
}
