import { say } from '@sojourn/i18n'
import { ClearLink, HelpList } from '../../../features/results/index.ts'
import { dayAfter, type TableSearch, tableResultsHref } from '../table-address.ts'
import { type ActiveFilter, countFilters } from './table-filters.ts'

interface NoTablesProps {
  readonly search: TableSearch
  readonly query: URLSearchParams
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: { readonly to: string; readonly onClear: () => void }
}

/** Nothing was found: why, and what may have a table. */
export function NoTables({ search, query, active, hrefOf, clearing }: NoTablesProps) {
  const count = countFilters(query)
  if (count > 0)
    return (
      <div className="py-8">
        <h2 className="text-h3">{say`No restaurants match all your filters`}</h2>
        <p className="mt-1 max-w-[34rem] text-ink-2">{say`Remove one to see what's open at your time.`}</p>
        <p className="mt-3">
          <ClearLink count={count} {...clearing}>{say`Clear all filters`}</ClearLink>
        </p>
        <HelpList
          title={say`Try without one filter`}
          links={active.map(({ label, without }) => ({ to: hrefOf(without), words: say`Without “${label}”`, detail: '' }))}
        />
      </div>
    )
  const others = [
    { to: tableResultsHref({ ...search, time: '20:00' }), words: say`The same day at 20:00`, detail: '' },
    { to: tableResultsHref({ ...search, time: '13:00' }), words: say`The same day at 13:00`, detail: '' },
    { to: tableResultsHref(dayAfter(search)), words: say`The day after`, detail: '' },
  ]
  return (
    <div className="py-8">
      <h2 className="text-h3">{say`No restaurant seats so many at this time`}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">{say`Kitchens close between lunch and dinner, and large tables are rare. Try another time, or two smaller tables.`}</p>
      <HelpList title={say`Other times`} links={others} />
    </div>
  )
}
