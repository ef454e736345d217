import { plural, say } from '@sojourn/i18n'
import { ClearLink, HelpList } from '../../../features/results/index.ts'
import { type ActiveFilter, countFilters } from './activity-filters.ts'

interface NoActivitiesProps {
  readonly query: URLSearchParams
  readonly active: readonly ActiveFilter[]
  readonly notForParty: number
  readonly hrefOf: (query: string) => string
  readonly clearing: { readonly to: string; readonly onClear: () => void }
}

/** Nothing was found: why, and what may have places. */
export function NoActivities({ query, active, notForParty, hrefOf, clearing }: NoActivitiesProps) {
  const count = countFilters(query)
  if (count > 0)
    return (
      <div className="py-8">
        <h2 className="text-h3">{say`No activities match all your filters`}</h2>
        <p className="mt-1 max-w-[34rem] text-ink-2">{say`Remove one to see what's available on your days.`}</p>
        <p className="mt-3">
          <ClearLink count={count} {...clearing}>{say`Clear all filters`}</ClearLink>
        </p>
        <HelpList
          title={say`Try without one filter`}
          links={active.map(({ label, without }) => ({ to: hrefOf(without), words: say`Without “${label}”`, detail: '' }))}
        />
      </div>
    )
  return (
    <div className="py-8">
      <h2 className="text-h3">{say`No activities with enough places on these days`}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">
        {notForParty > 0
          ? say`Try other days, or a smaller group. ${plural(notForParty, { one: '# activity is', other: '# activities are' })} not for the ages or number of people you entered.`
          : say`Try other days, or a smaller group.`}
      </p>
    </div>
  )
}
