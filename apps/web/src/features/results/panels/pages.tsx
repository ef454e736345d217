import { countText, say } from '@sojourn/i18n'
import { ButtonLink } from '../../../ui/button.tsx'

export interface PagesProps {
  /** How many are on the pages before. */
  readonly before: number
  readonly shown: number
  readonly total: number
  readonly previous: { readonly to: string; readonly words: string } | null
  readonly next: string | null
}

/** Where in the list this page is, and the ways on and back. Nothing where one page holds all. */
export function Pages({ before, shown, total, previous, next }: PagesProps) {
  if (!previous && next === null) return null
  return (
    <nav aria-label={say`Pages`} className="flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-5">
      <p className="text-small text-ink-2 tabular-nums">{say`${countText(before + 1)} to ${countText(before + shown)} of ${countText(total)}`}</p>
      <p className="flex gap-3">
        {previous && (
          <ButtonLink to={previous.to} rel="prev" size="small">
            {previous.words}
          </ButtonLink>
        )}
        {next !== null && <ButtonLink to={next} rel="next" look="ink" size="small">{say`Next page`}</ButtonLink>}
      </p>
    </nav>
  )
}
