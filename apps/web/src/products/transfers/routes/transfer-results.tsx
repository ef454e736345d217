import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { lazy, useEffect } from 'react'
import { data, Navigate, redirect } from 'react-router'
import { Asking, answerInTime, HelpList, ListFailed, ResultsRoute, restoreList, UnknownPlace, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { recentTransfers } from '../recent-transfers.ts'
import { findTransfers, type TransfersHead, type TransfersRead, transfersHead } from '../results/find-transfers-api.ts'
import { TransferResults } from '../results/transfer-results.tsx'
import { type GivenRide, parseRide, printQuery, rideQuery } from '../transfer-address.ts'
import { betweenText } from '../transfer-words.ts'
import type { Route } from './+types/transfer-results.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { pathname, search, searchParams: query } = new URL(request.url)
  const { nowMs } = context.get(requestContext)
  const asked = findTransfers(client, query, nowMs)
  await soldHere(client, 'TRF')
  const wanted = ['from', 'to', 'at', 'flight', 'return_at', 'return_flight', 'people', 'bags'].map((name) => query.get(name)).join(' ')
  const about = { nowMs, given: parseRide(query, earliestDay(nowMs)).given, again: pathname + search, wanted }
  const { head, found } = await answerInTime(request, asked, () => transfersHead(client, query, nowMs))
  if (found instanceof Promise) return data({ ...about, head, found })
  if (found.moved !== null) throw redirect(found.moved)
  return data({ ...about, head, found }, { status: found.status })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found, loaderData?.head) }, { name: 'robots', content: 'noindex' }]

function titleOf(found: TransfersRead | Promise<TransfersRead> | undefined, head?: TransfersHead | null): string {
  const { from, to } = head?.labels ?? (found && 'status' in found ? found.labels : {})
  return from && to ? say`Transfers from ${from} to ${to}` : say`Transfers`
}

// A phone fetches it when it is opened.
const TransferSearchForm = lazy(() => import('../search/transfer-search-form.tsx').then((found) => ({ default: found.TransferSearchForm })))

export default function TransferResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, given, again, wanted, head, found } = loaderData
  useListMemory(again, loaderData)
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({ ...(given.to && { place: given.to }), ...(given.day && { from: given.day }), ...(given.back?.day && { until: given.back.day }) })
  return (
    <ResultsRoute<TransfersRead>
      found={found}
      name={wanted}
      head={head && <TransferBar nowMs={nowMs} given={given} {...head} errors={{}} />}
      titleOf={(read) => titleOf(read)}
      formOf={(read) => <TransferBar nowMs={nowMs} given={given} {...read} ride={read.found && read.ride} />}
      listOf={(read) => <TransferList read={read} again={again} />}
    />
  )
}

interface TransferBarProps extends Pick<TransfersRead, 'labels' | 'timeZone' | 'ride' | 'errors'> {
  readonly nowMs: number
  readonly given: GivenRide
}

function TransferBar({ nowMs, given, labels, timeZone, ride, errors }: TransferBarProps) {
  const { from, to } = labels
  const asked = ride && from && to ? { label: betweenText(from, to), detail: `${dayText(ride.day)} ${ride.time}` } : null
  return (
    <SearchBar asked={asked}>
      <TransferSearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} timeZone={timeZone} given={given} labels={labels} errors={errors} />
    </SearchBar>
  )
}

/** Remembers a search whose places are known. */
function useRememberedSearch({ ride, found, timeZone }: TransfersRead): void {
  const [label, toLabel] = [found?.from.name, found?.to.name]
  useEffect(() => {
    if (!ride || !label || !toLabel) return
    recentTransfers.remember({
      fromCode: ride.from,
      toCode: ride.to,
      label,
      toLabel,
      at: `${ride.day}T${ride.time}`,
      query: printQuery(rideQuery(ride)),
      timeZone: timeZone ?? null,
    })
  }, [ride, label, toLabel, timeZone])
}

function TransferList({ read, again }: { read: TransfersRead; again: string }) {
  const { moved, ride, found, problem, unknown } = read
  useRememberedSearch(read)
  if (moved !== null) return <Navigate to={moved} replace />
  if (found && ride) return <TransferResults found={found} ride={ride} />
  if (problem !== null) return <ListFailed message={problem} again={again} />
  if (unknown?.isCountry)
    return (
      <>
        <Asking title={say`Where in ${unknown.text}?`}>{say`Choose one of its places. We've saved your times.`}</Asking>
        <HelpList level={2} title={say`Places in ${unknown.text}`} links={unknown.near.map(({ to, label }) => ({ to, words: label, detail: '' }))} />
      </>
    )
  if (unknown !== null)
    return (
      <UnknownPlace
        text={unknown.text}
        near={unknown.near}
        ways={<ButtonLink to={PRODUCT_PAGES.TRF.places} look="ink">{say`See places with transfers`}</ButtonLink>}
      >{say`It may be spelled differently, or we don't drive there. We've saved your times in the form above.`}</UnknownPlace>
    )
  return <Asking title={say`From where to where, and when?`}>{say`Choose both places and a time. Anything missing is highlighted above.`}</Asking>
}
