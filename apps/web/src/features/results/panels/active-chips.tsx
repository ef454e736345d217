import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Link } from 'react-router'
import { X } from '../../../ui/icons/x.tsx'
import type { ResultsFilters } from '../results-filters.ts'
import { ClearLink } from './clear-link.tsx'

/** What narrows the list, each a link that takes it away. */
export function ActiveChips({ chipsOf, clearing }: Pick<ResultsFilters, 'chipsOf' | 'clearing'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <ul aria-label={say`Active filters`} className="contents">
        {chipsOf().map(({ label, to, onRemove }) => (
          <li key={label} className="-me-2">
            <Link
              to={to}
              preventScrollReset
              onClick={(event) => {
                event.preventDefault()
                onRemove()
              }}
              className="chip bg-sheet"
            >
              <Say>
                <span className="sr-only">Remove </span>
                {label}
              </Say>
              <X aria-hidden size={14} className="-me-1 ms-1 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
      <ClearLink {...clearing}>{say`Clear all`}</ClearLink>
    </div>
  )
}
