import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { moneyText, monthText, say } from '@sojourn/i18n'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { ListOrReason, loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { parseWeeks, type WeekSearch, weeksHref } from '../resort-address.ts'
import { powerText } from '../resort-words.ts'
import type { WeeksFound } from '../resorts-api.ts'
import { findWeeks, type WeeksRead } from '../results/find-resorts-api.ts'
import { MonthStrip } from '../results/month-strip.tsx'
import { WEEK_SORTS } from '../results/resort-filters.ts'
import { ResortList } from '../results/resort-list.tsx'
import { WeekCard } from '../results/week-card.tsx'
import { WaitForWeek } from '../wait-for-week.tsx'
import type { Route } from './+types/week-results.ts'

// A phone fetches it when it is opened.
const WeekSearchForm = lazy(() => import('../search/week-search-form.tsx').then((found) => ({ default: found.WeekSearchForm })))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'RST', {
    find: ({ client, query }) => findWeeks(client, query),
    about: ({ query }) => ({ given: parseWeeks(query).given }),
  })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found) }, { name: 'robots', content: 'noindex' }]

function titleOf(found: WeeksRead | Promise<WeeksRead> | undefined): string {
  const name = found && 'status' in found ? found.found?.place.name : null
  return name ? say`Resort weeks in ${name}` : say`Resort weeks`
}

export default function WeekResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, given, again, found } = loaderData
  useListMemory(again, loaderData)
  useCarry({ place: given.where })
  return (
    <ResultsRoute<WeeksRead>
      found={found}
      name={JSON.stringify(given)}
      head={null}
      titleOf={(read) => titleOf(read)}
      formOf={(read) => <WeekBar nowMs={nowMs} given={given} read={read} />}
      listOf={(read) => <WeekList read={read} given={given} again={again} />}
    />
  )
}

function WeekBar({ nowMs, given, read: { label, errors, found } }: { nowMs: number; given: WeekSearch; read: WeeksRead }) {
  const asked = found ? { label: found.place.name, detail: given.month ? monthText(given.month) : say`Next six months` } : null
  return (
    <SearchBar asked={asked}>
      <WeekSearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} given={given} label={label} errors={errors} />
    </SearchBar>
  )
}

const resortOf = ({ resort }: WeeksFound['resorts'][number]) => resort

function WeekList({ read, given, again }: { read: WeeksRead; given: WeekSearch; again: string }) {
  const { found } = read
  return (
    <ListOrReason
      read={read}
      again={again}
      unknown={{
        text: say`It may be spelled differently, or we have no resorts there.`,
        ways: <ButtonLink to={PRODUCT_PAGES.RST.landing} look="ink">{say`See places with resorts`}</ButtonLink>,
      }}
    >
      {found && <WeekRows found={found} given={given} />}
    </ListOrReason>
  )
}

function WeekRows({ found, given }: { readonly found: WeeksFound; readonly given: WeekSearch }) {
  const [query] = useSearchParams()
  const { currency } = found
  return (
    <ResortList
      path={PRODUCT_PAGES.RST.results}
      found={found}
      rows={found.resorts}
      resortOf={resortOf}
      priceOf={({ from, power_from }) => (from === null ? powerText(power_from ?? 0) : moneyText(from, currency))}
      sorts={WEEK_SORTS}
      note={say`Prices are for seven nights, taxes and fees included.`}
      hasExchange
      nothing={{
        title: say`No weeks on offer`,
        text: say`Owners keep the weeks that everyone wants. Try another month, or a smaller unit.`,
        links: [
          ...(given.month ? [{ to: weeksHref({ ...given, month: '' }), words: say`The next six months`, detail: '' }] : []),
          ...(given.bedrooms > 0 ? [{ to: weeksHref({ ...given, bedrooms: 0 }), words: say`Any size`, detail: '' }] : []),
        ],
        waiting: (
          <WaitForWeek
            where={found.place.place_id}
            months={given.month ? [given.month] : found.months.slice(0, 6).map(({ month }) => month)}
            bedrooms={given.bedrooms}
            by={query.get('by') === 'exchange' ? 'exchange' : 'cash'}
            currency={currency}
          />
        ),
      }}
      above={<MonthStrip months={found.months} chosen={given.month} currency={currency} hrefOf={(month) => weeksHref({ ...given, month })} />}
      card={(row, at, onPoint) => <WeekCard found={row} search={given} currency={currency} at={at} onPoint={onPoint} />}
    />
  )
}
