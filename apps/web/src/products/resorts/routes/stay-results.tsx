import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { daysTextShort, moneyText, plural, say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { lazy } from 'react'
import { ListOrReason, loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { parseNights, type StaySearch, staysHref } from '../resort-address.ts'
import type { StaysFound } from '../resorts-api.ts'
import { findStays, type StaysRead } from '../results/find-resorts-api.ts'
import { STAY_SORTS } from '../results/resort-filters.ts'
import { ResortList } from '../results/resort-list.tsx'
import { StayCard } from '../results/stay-card.tsx'
import type { Route } from './+types/stay-results.ts'

// A phone fetches it when it is opened.
const StaySearchForm = lazy(() => import('../search/stay-search-form.tsx').then((found) => ({ default: found.StaySearchForm })))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'STY', {
    find: ({ client, query, nowMs }) => findStays(client, query, nowMs),
    about: ({ query, nowMs }) => ({ given: parseNights(query, earliestDay(nowMs)).given }),
  })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found) }, { name: 'robots', content: 'noindex' }]

function titleOf(found: StaysRead | Promise<StaysRead> | undefined): string {
  const name = found && 'status' in found ? found.found?.place.name : null
  return name ? say`Stays in ${name}` : say`Stays`
}

export default function StayResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, given, again, found } = loaderData
  useListMemory(again, loaderData)
  useCarry({ place: given.where, from: given.from, until: given.to })
  return (
    <ResultsRoute<StaysRead>
      found={found}
      name={JSON.stringify(given)}
      head={null}
      titleOf={(read) => titleOf(read)}
      formOf={(read) => <StayBar nowMs={nowMs} given={given} read={read} />}
      listOf={(read) => <StayList read={read} again={again} />}
    />
  )
}

function StayBar({ nowMs, given, read: { label, errors, found, search } }: { nowMs: number; given: Partial<StaySearch>; read: StaysRead }) {
  const asked = found && search ? { label: found.place.name, detail: daysTextShort(search.from, search.to) } : null
  return (
    <SearchBar asked={asked}>
      <StaySearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} given={given} label={label} errors={errors} />
    </SearchBar>
  )
}

const resortOf = ({ resort }: StaysFound['stays'][number]) => resort
const priceOf = ({ from }: StaysFound['stays'][number]) => moneyText(from.price.total, from.price.currency)

function StayList({ read, again }: { read: StaysRead; again: string }) {
  const { found, search } = read
  return (
    <ListOrReason
      read={read}
      again={again}
      unknown={{
        text: say`It may be spelled differently, or we have no resorts there.`,
        ways: <ButtonLink to={PRODUCT_PAGES.STY.landing} look="ink">{say`See places with resorts`}</ButtonLink>,
      }}
      asking={{ title: say`Where and when?`, text: say`Choose a place and two nights or more. Anything missing is highlighted above.` }}
    >
      {found && search && <StayRows found={found} search={search} />}
    </ListOrReason>
  )
}

function StayRows({ found, search }: { readonly found: StaysFound; readonly search: StaySearch }) {
  return (
    <ResortList
      path={PRODUCT_PAGES.STY.results}
      found={found}
      rows={found.stays}
      resortOf={resortOf}
      priceOf={priceOf}
      sorts={STAY_SORTS}
      note={say`Prices are for the whole stay, taxes and fees included.`}
      hasExchange={false}
      nothing={{
        title: say`Nothing free on these nights`,
        text: say`In high season guests arrive on the resort's own days.`,
        links: found.near.map(({ check_in: from, check_out: to, resorts }) => ({
          to: staysHref({ ...search, from, to }),
          words: daysTextShort(from, to),
          detail: say`${plural(resorts, { one: '# resort', other: '# resorts' })}`,
        })),
      }}
      card={(row, at, onPoint) => <StayCard found={row} search={search} at={at} onPoint={onPoint} />}
    />
  )
}
