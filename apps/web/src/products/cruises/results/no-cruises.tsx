import { monthText, plural, say, sentencesText } from '@sojourn/i18n'
import { type ActiveFilter, type Clearing, HelpList, NoneMatch } from '../../../features/results/index.ts'
import { type CruiseSearch, cruisesHref } from '../cruise-address.ts'
import type { CruisesFound } from '../cruises-api.ts'

interface NoCruisesProps {
  readonly search: CruiseSearch
  readonly found: Pick<CruisesFound, 'months' | 'not_for_party'>
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: Clearing
}

const MONTHS_SHOWN = 3

/** Nothing was found: why, and what may have cabins. */
export function NoCruises({ search, found, active, hrefOf, clearing }: NoCruisesProps) {
  if (clearing.count > 0)
    return (
      <NoneMatch
        title={say`No cruises match all your filters`}
        line={say`Remove one to see more cruises.`}
        active={active}
        hrefOf={hrefOf}
        clearing={clearing}
      />
    )
  const { month, nights, port, cabin, where } = search
  const others = found.months.filter((each) => each.sailings > 0 && each.month !== month).slice(0, MONTHS_SHOWN)
  const links = [
    ...(month ? others.map((each) => ({ to: cruisesHref({ ...search, month: each.month }), words: monthText(each.month), detail: '' })) : []),
    ...(nights ? [{ to: cruisesHref({ ...search, nights: '' }), words: say`Any length`, detail: '' }] : []),
    ...(port ? [{ to: cruisesHref({ ...search, port: '' }), words: say`From any port`, detail: '' }] : []),
    ...(cabin ? [{ to: cruisesHref({ ...search, cabin: '' }), words: say`Any cabin`, detail: '' }] : []),
    ...(where ? [{ to: cruisesHref({ ...search, where: '' }), words: say`All waters`, detail: '' }] : []),
  ]
  return (
    <div className="py-8">
      <h2 className="text-h3">{say`No cruises with a cabin for you`}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">
        {sentencesText([
          say`Try another month or another port.`,
          found.not_for_party > 0 &&
            say`${plural(found.not_for_party, { one: '# cruise does', other: '# cruises do' })} not take guests as young as yours, or asks for an older adult.`,
        ])}
      </p>
      <HelpList title={say`What may have something`} links={links} />
    </div>
  )
}
