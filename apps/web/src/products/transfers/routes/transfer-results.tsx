import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { lazy, useEffect } from 'react'
import { ListOrReason, loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { recentTransfers } from '../recent-transfers.ts'
import { findTransfers, type TransfersHead, type TransfersRead, transfersHead } from '../results/find-transfers-api.ts'
import { TransferResults } from '../results/transfer-results.tsx'
import { type GivenRide, parseRide, printQuery, rideQuery } from '../transfer-address.ts'
import { betweenText } from '../transfer-words.ts'
import type { Route } from './+types/transfer-results.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'TRF', {
    find: ({ client, query, nowMs }) => findTransfers(client, query, nowMs),
    loadHead: ({ client, query, nowMs }) => transfersHead(client, query, nowMs),
    about: ({ query, nowMs }) => ({ given: parseRide(query, earliestDay(nowMs)).given }),
  })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found, loaderData?.head) }, { name: 'robots', content: 'noindex' }]

function titleOf(found: TransfersRead | Promise<TransfersRead> | undefined, head?: TransfersHead | null): string {
  const { from, to } = head?.labels ?? (found && 'status' in found ? found.labels : {})
  return from && to ? say`Transfers from ${from} to ${to}` : say`Transfers`
}

// A phone fetches it when it is opened.
const TransferSearchForm = lazy(() => import('../search/transfer-search-form.tsx').then((found) => ({ default: found.TransferSearchForm })))

export default function TransferResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, given, again, head, found } = loaderData
  useListMemory(again, loaderData)
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({ ...(given.to && { place: given.to }), ...(given.day && { from: given.day }), ...(given.back?.day && { until: given.back.day }) })
  return (
    <ResultsRoute<TransfersRead>
      found={found}
      name={JSON.stringify(given)}
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
  const { ride, found } = read
  useRememberedSearch(read)
  return (
    <ListOrReason
      read={read}
      again={again}
      country={(text) => ({ title: say`Where in ${text}?`, text: say`Choose one of its places. We've saved your times.`, places: say`Places in ${text}` })}
      unknown={{
        text: say`It may be spelled differently, or we don't drive there. We've saved your times in the form above.`,
        ways: <ButtonLink to={PRODUCT_PAGES.TRF.places} look="ink">{say`See places with transfers`}</ButtonLink>,
      }}
      asking={{ title: say`From where to where, and when?`, text: say`Choose both places and a time. Anything missing is highlighted above.` }}
    >
      {found && ride && <TransferResults found={found} ride={ride} />}
    </ListOrReason>
  )
}
