import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { lazy, useEffect } from 'react'
import { ListOrReason, loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { printRooms } from '../../../lib/rooms.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { wayText } from '../../bound-words.ts'
import { type GivenTrip, parseTrip, tripQuery } from '../package-address.ts'
import { tripText } from '../package-words.ts'
import { recentTrips } from '../recent-packages.ts'
import { findPackages, type PackagesHead, type PackagesRead, packagesHead } from '../results/find-packages-api.ts'
import { PackageResults } from '../results/package-results.tsx'
import type { Route } from './+types/package-results.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'PKG', {
    find: ({ client, query, nowMs }) => findPackages(client, query, nowMs),
    loadHead: ({ client, query, nowMs }) => packagesHead(client, query, nowMs),
    about: ({ query, nowMs }) => ({ given: parseTrip(query, earliestDay(nowMs)).given }),
  })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found, loaderData?.head) }, { name: 'robots', content: 'noindex' }]

/** Both ends by their names, where they have some. */
function endsOf({ search, labels }: Pick<PackagesRead, 'search' | 'labels'>): readonly [string, string] | null {
  const [from, to] = [labels[search?.from ?? ''], labels[search?.to ?? '']]
  return from && to ? [from, to] : null
}

function titleOf(found: PackagesRead | Promise<PackagesRead> | undefined, head?: PackagesHead | null): string {
  const known = head ?? (found && 'status' in found ? found : null)
  const ends = known && endsOf(known)
  return ends ? say`Packages from ${ends[0]} to ${ends[1]}` : say`Packages`
}

// A phone fetches it when it is opened.
const PackageSearchForm = lazy(() => import('../search/package-search-form.tsx').then((found) => ({ default: found.PackageSearchForm })))

export default function PackageResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, given, again, head, found } = loaderData
  useListMemory(again, loaderData)
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({
    ...(given.to && { place: given.to }),
    ...(given.leave && { from: given.leave }),
    ...(given.back && { until: given.back }),
    own: { rooms: printRooms(given.rooms) },
  })
  return (
    <ResultsRoute<PackagesRead>
      found={found}
      name={JSON.stringify(given)}
      head={head && <PackageBar nowMs={nowMs} given={given} {...head} errors={{}} />}
      titleOf={(read) => titleOf(read)}
      formOf={(read) => <PackageBar nowMs={nowMs} given={given} {...read} search={read.found && read.search} />}
      listOf={(read) => <PackageList read={read} again={again} />}
    />
  )
}

interface PackageBarProps extends Pick<PackagesRead, 'labels' | 'timeZone' | 'search' | 'errors'> {
  readonly nowMs: number
  readonly given: GivenTrip
}

function PackageBar({ nowMs, given, labels, timeZone, search, errors }: PackageBarProps) {
  const ends = endsOf({ search, labels })
  return (
    <SearchBar asked={search && ends ? { label: wayText(...ends), detail: tripText(search) } : null}>
      <PackageSearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} timeZone={timeZone} given={given} labels={labels} errors={errors} />
    </SearchBar>
  )
}

/** Remembers a search whose places are known. */
function useRememberedSearch({ search, labels, found, timeZone }: PackagesRead): void {
  const [label, toLabel] = (found && endsOf({ search, labels })) ?? []
  useEffect(() => {
    if (!search || !label || !toLabel) return
    const { from, to, leave, back } = search
    recentTrips.remember({ from, to, label, toLabel, leave, back, query: tripQuery(search).toString(), timeZone: timeZone ?? null })
  }, [search, label, toLabel, timeZone])
}

function PackageList({ read, again }: { read: PackagesRead; again: string }) {
  const { search, found } = read
  useRememberedSearch(read)
  return (
    <ListOrReason
      read={read}
      again={again}
      country={(text) => ({ title: say`Where in ${text}?`, text: say`Choose one of its cities. We've saved your days.`, places: say`Cities in ${text}` })}
      unknown={{
        text: say`It may be spelled differently, or no airport is near. We've saved your days in the form above.`,
        ways: <ButtonLink to={PRODUCT_PAGES.PKG.places} look="ink">{say`See where you can go`}</ButtonLink>,
      }}
      asking={{ title: say`From where to where, and when?`, text: say`Choose both places and your days. Anything missing is highlighted above.` }}
    >
      {found && search && <PackageResults found={found} search={search} />}
    </ListOrReason>
  )
}
