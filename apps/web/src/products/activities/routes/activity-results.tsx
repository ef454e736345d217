import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { commaText, daysText, say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { lazy, useEffect } from 'react'
import { ListOrReason, loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { type Outing, parseOuting } from '../activity-address.ts'
import { partyText } from '../activity-words.ts'
import { recentActivities } from '../recent-activities.ts'
import { ActivityResults } from '../results/activity-results.tsx'
import { type ActivitiesHead, type ActivitiesRead, activitiesHead, findActivities } from '../results/find-activities-api.ts'
import type { Route } from './+types/activity-results.ts'

// A phone fetches it when it is opened.
const ActivitySearchForm = lazy(() => import('../search/activity-search-form.tsx').then((found) => ({ default: found.ActivitySearchForm })))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'ACT', {
    find: ({ client, query, nowMs }) => findActivities(client, query, nowMs),
    loadHead: ({ client, query, nowMs }) => activitiesHead(client, query, nowMs),
    about: ({ query, nowMs }) => ({ given: parseOuting(query, earliestDay(nowMs)).given }),
  })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found, loaderData?.head) }, { name: 'robots', content: 'noindex' }]

function titleOf(found: ActivitiesRead | Promise<ActivitiesRead> | undefined, head?: ActivitiesHead | null): string {
  const name = head?.label ?? (found && 'status' in found ? found.found?.place.name : null)
  return name ? say`Activities in ${name}` : say`Activities`
}

export default function ActivityResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, given, again, head, found } = loaderData
  useListMemory(again, loaderData)
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({ ...(given.place && { place: given.place }), ...(given.from && { from: given.from }), ...(given.to && { until: given.to }) })
  return (
    <ResultsRoute<ActivitiesRead>
      found={found}
      name={JSON.stringify(given)}
      head={head && <ActivityBar nowMs={nowMs} given={given} {...head} errors={{}} />}
      titleOf={(read) => titleOf(read)}
      formOf={(read) => <ActivityBar nowMs={nowMs} given={given} {...read} outing={read.found && read.outing} />}
      listOf={(read) => <ActivityList read={read} again={again} />}
    />
  )
}

interface ActivityBarProps extends Pick<ActivitiesRead, 'label' | 'timeZone' | 'outing' | 'errors'> {
  readonly nowMs: number
  readonly given: Partial<Outing>
}

function ActivityBar({ nowMs, given, label, timeZone, outing, errors }: ActivityBarProps) {
  const asked = outing && label ? { label, detail: commaText([daysText(outing.from, outing.to), partyText(outing)]) } : null
  return (
    <SearchBar asked={asked}>
      <ActivitySearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} timeZone={timeZone} given={given} label={label} errors={errors} />
    </SearchBar>
  )
}

/** Remembers a search whose place is known. */
function useRememberedSearch({ outing, found, timeZone }: ActivitiesRead): void {
  const name = found?.place.name
  useEffect(() => {
    if (!outing || !name) return
    // Its hours were those of that one day.
    const { after: _after, before: _before, ...search } = outing
    recentActivities.remember({ ...search, label: name, timeZone: timeZone ?? null })
  }, [outing, name, timeZone])
}

function ActivityList({ read, again }: { read: ActivitiesRead; again: string }) {
  const { outing, found } = read
  useRememberedSearch(read)
  return (
    <ListOrReason
      read={read}
      again={again}
      country={(text) => ({
        title: say`Where in ${text}?`,
        text: say`Choose one of its places. We've kept your days and people.`,
        places: say`Places in ${text}`,
      })}
      unknown={{
        text: say`It may be spelled differently, or we have no activities there. We've kept your days and people in the form above.`,
        ways: <ButtonLink to={PRODUCT_PAGES.ACT.landing} look="ink">{say`See places with activities`}</ButtonLink>,
      }}
      asking={{ title: say`Where and when?`, text: say`Choose a place, days and who is coming. Anything missing is highlighted above.` }}
    >
      {found && outing && <ActivityResults found={found} outing={outing} />}
    </ListOrReason>
  )
}
