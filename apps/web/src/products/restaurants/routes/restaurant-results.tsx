import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, dayTimeText, say, stopText } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { lazy, useEffect } from 'react'
import { ListOrReason, loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { recentTables } from '../recent-tables.ts'
import { findTables, type TablesHead, type TablesRead, tablesHead } from '../results/find-tables-api.ts'
import { RestaurantResults } from '../results/restaurant-results.tsx'
import { parseTable, type TableErrors, type TableSearch } from '../table-address.ts'
import { forText } from '../table-words.ts'
import type { Route } from './+types/restaurant-results.ts'

// A phone fetches it when it is opened.
const TableSearchForm = lazy(() => import('../search/table-search-form.tsx').then((found) => ({ default: found.TableSearchForm })))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'RES', {
    find: ({ client, query, nowMs }) => findTables(client, query, nowMs),
    loadHead: ({ client, query, nowMs }) => tablesHead(client, query, nowMs),
    about: ({ query, nowMs }) => ({ given: parseTable(query, earliestDay(nowMs)).given }),
  })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found, loaderData?.head) }, { name: 'robots', content: 'noindex' }]

function titleOf(found: TablesRead | Promise<TablesRead> | undefined, head?: TablesHead | null): string {
  const name = head?.label ?? (found && 'status' in found ? found.found?.place.name : null)
  return name ? say`Restaurants in ${name}` : say`Restaurants`
}

export default function RestaurantResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, given, again, head, found } = loaderData
  useListMemory(again, loaderData)
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({ place: given.place, from: given.day })
  return (
    <ResultsRoute<TablesRead>
      found={found}
      name={JSON.stringify(given)}
      head={head && <TableBar nowMs={nowMs} given={given} {...head} errors={{}} />}
      titleOf={(read) => titleOf(read)}
      formOf={(read) => <TableBar nowMs={nowMs} given={given} {...read} search={read.found && read.search} />}
      listOf={(read) => <TableList read={read} again={again} />}
    />
  )
}

interface TableBarProps extends Pick<TablesRead, 'label' | 'timeZone' | 'search' | 'errors'> {
  readonly nowMs: number
  readonly given: Partial<TableSearch>
  readonly errors: TableErrors
}

function TableBar({ nowMs, given, label, timeZone, search, errors }: TableBarProps) {
  const asked = search && label ? { label, detail: stopText([dayTimeText(dayText(search.day), search.time), forText(search.party)]) } : null
  return (
    <SearchBar asked={asked}>
      <TableSearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} timeZone={timeZone} given={given} label={label} errors={errors} />
    </SearchBar>
  )
}

/** Remembers a search whose place is known. */
function useRememberedSearch({ search, found, timeZone }: TablesRead): void {
  const name = found?.place.name
  useEffect(() => {
    if (search && name) recentTables.remember({ ...search, label: name, timeZone: timeZone ?? null })
  }, [search, name, timeZone])
}

function TableList({ read, again }: { read: TablesRead; again: string }) {
  const { search, found } = read
  useRememberedSearch(read)
  return (
    <ListOrReason
      read={read}
      again={again}
      country={(text) => ({
        title: say`Where in ${text}?`,
        text: say`Choose one of its cities. We've kept your day and time.`,
        places: say`Places in ${text}`,
      })}
      unknown={{
        text: say`It may be spelled differently, or we have no restaurants there. We've kept your day and time in the form above.`,
        ways: <ButtonLink to={PRODUCT_PAGES.RES.landing} look="ink">{say`See places with restaurants`}</ButtonLink>,
      }}
      asking={{ title: say`Where and when?`, text: say`Choose a place, a day, a time and how many you are. Anything missing is highlighted above.` }}
    >
      {found && search && <RestaurantResults found={found} search={search} />}
    </ListOrReason>
  )
}
