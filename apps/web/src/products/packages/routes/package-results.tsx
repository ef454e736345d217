import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { lazy, useEffect } from 'react'
import { data, Navigate, redirect } from 'react-router'
import { Asking, answerInTime, HelpList, ListFailed, ResultsRoute, restoreList, UnknownPlace, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { printRooms } from '../../../lib/rooms.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { wayText } from '../../bound-words.ts'
import { type GivenTrip, parseTrip, tripQuery } from '../package-address.ts'
import { tripText } from '../package-words.ts'
import { recentTrips } from '../recent-packages.ts'
import { findPackages, type PackagesHead, type PackagesRead, packagesHead } from '../results/find-packages-api.ts'
import { PackageResults } from '../results/package-results.tsx'
import type { Route } from './+types/package-results.ts'

const ASKED = ['from', 'to', 'leave', 'return', 'rooms', 'bags']

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { pathname, search, searchParams: query } = new URL(request.url)
  const { nowMs } = context.get(requestContext)
  const asked = findPackages(client, query, nowMs)
  await soldHere(client, 'PKG')
  const wanted = ASKED.map((name) => query.getAll(name).join(',')).join(' ')
  const about = { nowMs, given: parseTrip(query, earliestDay(nowMs)).given, again: pathname + search, wanted }
  const { head, found } = await answerInTime(request, asked, () => packagesHead(client, query, nowMs))
  if (found instanceof Promise) return data({ ...about, head, found })
  if (found.moved !== null) throw redirect(found.moved)
  return data({ ...about, head, found }, { status: found.status })
}

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
  const { nowMs, given, again, wanted, head, found } = loaderData
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
      name={wanted}
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
  const { moved, search, found, problem, unknown } = read
  useRememberedSearch(read)
  if (moved !== null) return <Navigate to={moved} replace />
  if (found && search) return <PackageResults found={found} search={search} />
  if (problem !== null) return <ListFailed message={problem} again={again} />
  if (unknown?.isCountry)
    return (
      <>
        <Asking title={say`Where in ${unknown.text}?`}>{say`Choose one of its cities. We've saved your days.`}</Asking>
        <HelpList level={2} title={say`Cities in ${unknown.text}`} links={unknown.near.map(({ to, label }) => ({ to, words: label, detail: '' }))} />
      </>
    )
  if (unknown !== null)
    return (
      <UnknownPlace
        text={unknown.text}
        near={unknown.near}
        ways={<ButtonLink to={PRODUCT_PAGES.PKG.places} look="ink">{say`See where you can go`}</ButtonLink>}
      >{say`It may be spelled differently, or no airport is near. We've saved your days in the form above.`}</UnknownPlace>
    )
  return <Asking title={say`From where to where, and when?`}>{say`Choose both places and your days. Anything missing is highlighted above.`}</Asking>
}
