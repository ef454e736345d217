import { plural, say } from '@sojourn/i18n'
import { type ActiveFilter, type Clearing, NoneMatch } from '../../../features/results/index.ts'

interface NoActivitiesProps {
  readonly active: readonly ActiveFilter[]
  readonly notForParty: number
  readonly hrefOf: (query: string) => string
  readonly clearing: Clearing
  /** The hours of the day are all that narrows the list. */
  readonly hours: boolean
}

/** Nothing was found: why, and what may have places. */
export function NoActivities({ active, notForParty, hrefOf, clearing, hours }: NoActivitiesProps) {
  if (clearing.count > 0)
    return (
      <NoneMatch
        title={hours ? say`Nothing fits these hours` : say`No activities match all your filters`}
        line={
          hours
            ? say`Nothing with enough places starts and ends in these hours. See all hours, or choose longer ones.`
            : say`Remove one to see what's available on your days.`
        }
        {...{ active, hrefOf, clearing }}
      />
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
