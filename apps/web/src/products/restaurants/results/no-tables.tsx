import { say } from '@sojourn/i18n'
import { type ActiveFilter, type Clearing, HelpList, NoneMatch } from '../../../features/results/index.ts'
import { dayAfter, type TableSearch, tableResultsHref } from '../table-address.ts'

interface NoTablesProps {
  readonly search: TableSearch
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: Clearing
}

/** Nothing was found: why, and what may have a table. */
export function NoTables({ search, active, hrefOf, clearing }: NoTablesProps) {
  if (clearing.count > 0)
    return (
      <NoneMatch title={say`No restaurants match all your filters`} line={say`Remove one to see what's open at your time.`} {...{ active, hrefOf, clearing }} />
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
