import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { commaText, monthText, say } from '@sojourn/i18n'
import { lazy, useEffect } from 'react'
import { ListOrReason, loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { type CruiseSearch, cruiseQuery, parseCruises } from '../cruise-address.ts'
import { cabinText } from '../cruise-words.ts'
import { type CruisePlace, listPorts } from '../cruises-api.ts'
import { recentCruises } from '../recent-cruises.ts'
import { CruiseResults } from '../results/cruise-results.tsx'
import { type CruisesRead, findCruises } from '../results/find-cruises-api.ts'
import type { Route } from './+types/cruise-results.ts'

// A phone fetches it when it is opened.
const CruiseSearchForm = lazy(() => import('../search/cruise-search-form.tsx').then((found) => ({ default: found.CruiseSearchForm })))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'CRU', {
    find: ({ client, query }) => findCruises(client, query),
    about: async ({ client, query }) => ({ ports: await listPorts(client), given: parseCruises(query).given }),
  })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found) }, { name: 'robots', content: 'noindex' }]

function titleOf(found: CruisesRead | Promise<CruisesRead> | undefined): string {
  const name = found && 'status' in found ? found.found?.where?.name : null
  return name ? say`Cruises: ${name}` : say`Cruises`
}

export default function CruiseResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, ports, given, again, found } = loaderData
  useListMemory(again, loaderData)
  useCarry({ place: given.where })
  return (
    <ResultsRoute<CruisesRead>
      found={found}
      name={cruiseQuery(given).toString()}
      head={null}
      titleOf={(read) => titleOf(read)}
      formOf={(read) => <CruiseBar nowMs={nowMs} ports={ports} given={given} read={read} />}
      listOf={(read) => <CruiseList read={read} given={given} again={again} />}
    />
  )
}

interface CruiseBarProps {
  readonly nowMs: number
  readonly ports: readonly Pick<CruisePlace, 'place_id' | 'label'>[]
  readonly given: CruiseSearch
  readonly read: CruisesRead
}

function CruiseBar({ nowMs, ports, given, read: { label, errors, found } }: CruiseBarProps) {
  const asked = found && {
    label: found.where?.name ?? say`All waters`,
    detail: commaText([given.month ? monthText(given.month) : say`Next twelve months`, cabinText(given.cabin, given)]),
  }
  return (
    <SearchBar asked={asked}>
      <CruiseSearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} ports={ports} given={given} label={label} errors={errors} />
    </SearchBar>
  )
}

/** Remembers a search for a place that is known. */
function useRememberedSearch({ found }: CruisesRead, given: CruiseSearch): void {
  const label = found?.where?.name
  useEffect(() => {
    if (label) recentCruises.remember({ where: given.where, label, month: given.month, query: cruiseQuery(given).toString(), timeZone: null })
  }, [label, given])
}

function CruiseList({ read, given, again }: { read: CruisesRead; given: CruiseSearch; again: string }) {
  const { found } = read
  useRememberedSearch(read, given)
  return (
    <ListOrReason
      read={read}
      again={again}
      country={(text) => ({
        title: say`Where in ${text}?`,
        text: say`Choose one of its ports. We've saved the rest of your search.`,
        places: say`Ports in ${text}`,
      })}
      unknown={{
        text: say`It may be spelled differently, or no ship calls near it.`,
        ways: <ButtonLink to={PRODUCT_PAGES.CRU.results} look="ink">{say`See all cruises`}</ButtonLink>,
      }}
      asking={{ title: say`Where would you like to cruise?`, text: say`Anything that needs a look is highlighted above.` }}
    >
      {found && <CruiseResults found={found} search={given} />}
    </ListOrReason>
  )
}
