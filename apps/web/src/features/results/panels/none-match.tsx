import { say } from '@sojourn/i18n'
import type { ActiveFilter } from '../filter-query.ts'
import type { Clearing } from '../results-filters.ts'
import { ClearLink } from './clear-link.tsx'
import { HelpList } from './help-list.tsx'

interface NoneMatchProps {
  readonly title: string
  /** What taking a filter away would show, where that needs saying. */
  readonly line?: string
  readonly clearing: Clearing
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
}

/** Filters leave nothing of a list: it without each of them, and without all. */
export function NoneMatch({ title, line, clearing, active, hrefOf }: NoneMatchProps) {
  return (
    <div className="py-8">
      <h2 className="text-h3">{title}</h2>
      {line && <p className="mt-1 max-w-[34rem] text-ink-2">{line}</p>}
      <p className="mt-3">
        <ClearLink {...clearing}>{say`Clear all filters`}</ClearLink>
      </p>
      <HelpList
        title={say`Try without one filter`}
        links={active.map(({ label, without }) => ({ to: hrefOf(without), words: say`Without “${label}”`, detail: '' }))}
      />
    </div>
  )
}
