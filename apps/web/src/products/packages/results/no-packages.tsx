import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { daysText, say } from '@sojourn/i18n'
import { addDays } from '@sojourn/kernel'
import { type ActiveFilter, type Clearing, HelpList, NoneMatch } from '../../../features/results/index.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { type TripSearch, tripResultsHref } from '../package-address.ts'
import type { PackagesFound } from '../packages-api.ts'

interface NoPackagesProps {
  readonly found: Pick<PackagesFound, 'flights' | 'stays'>
  readonly search: TripSearch
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: Clearing
}

/** So many days before and after are offered. */
const AROUND = [-3, -1, 1, 3]

/** What to do where nothing fits: without a filter, or on other days. It says which half is missing. */
export function NoPackages({ found: { flights, stays }, search, active, hrefOf, clearing }: NoPackagesProps) {
  if (clearing.count > 0) return <NoneMatch title={say`No package matches your filters`} clearing={clearing} active={active} hrefOf={hrefOf} />
  const why =
    flights === 0
      ? say`No flights leave and come back on these days.`
      : stays === 0
        ? say`No hotel has rooms for you on all of these nights.`
        : say`No flight and hotel fit each other on these days.`
  const days = AROUND.map((by) => ({ ...search, leave: addDays(search.leave, by), back: addDays(search.back, by) }))
  return (
    <div className="py-8">
      <h2 className="text-h3">{why}</h2>
      <HelpList
        title={say`The same trip on other days`}
        links={days.map((other) => ({ to: tripResultsHref(other), words: daysText(other.leave, other.back), detail: '' }))}
      />
      <p className="mt-6">
        <ButtonLink to={PRODUCT_PAGES.PKG.landing} look="ink">{say`Start again`}</ButtonLink>
      </p>
    </div>
  )
}
