import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { noPlaceText, readPlace, resolvePlace } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
import { CompareBar, type EarlyHead, earlyHead, type Found, findStays, ResultsPage, statusOf } from '../results/index.ts'
import { AMONG, HotelSearchBar } from '../search/index.ts'
import { productAt } from '../stay-product.ts'
import type { Route } from './+types/search-detail.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const product = productAt(new URL(request.url).pathname)
  const resolveBy = (client: Client) => (text: string) => resolvePlace(client, text, AMONG[product.name])
  return loadResults({ context, request }, product.code, {
    async find({ client, query, nowMs }) {
      const read = (text: string) => readPlace(client, text, AMONG[product.name])
      // The API judges by the clock of the place.
      const found = await findStays({ client, product, query, today: earliestDay(nowMs), resolve: resolveBy(client), read })
      return { ...found, status: statusOf(found), moved: found.at === 'moved' ? found.to : null }
    },
    loadHead: ({ client, query, nowMs }) => earlyHead({ query, today: earliestDay(nowMs), resolve: resolveBy(client) }),
    about: ({ query }) => ({ stay: ['destination', 'checkin', 'checkout', 'rooms'].map((name) => query.get(name)).join(' ') }),
  })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found, loaderData?.head) }, { name: 'robots', content: 'noindex' }]

const titleOf = (found: Found | Promise<Found> | undefined, head?: EarlyHead | null): string => {
  const name = head?.name ?? (found && 'at' in found && found.at === 'found' ? found.found.destination.name : null)
  return name ? say`Stays in ${name}` : say`Stays`
}

export default function SearchDetailPage({ loaderData }: Route.ComponentProps) {
  const { found, nowMs, again, stay, head } = loaderData
  useListMemory(again, loaderData)
  return (
    <ResultsRoute<Found>
      found={found}
      name={stay}
      head={head && <HotelSearchBar nowMs={nowMs} given={head.stay} placeLabel={head.label} timeZone={head.timeZone} />}
      titleOf={(ready) => titleOf(ready)}
      formOf={(ready) => <SearchBar found={ready} nowMs={nowMs} />}
      listOf={(ready) => <ResultsPage found={ready} nowMs={nowMs} again={again} />}
      overFoot={(ready) => ready.at === 'found' && <CompareBar stay={ready.stay} />}
    />
  )
}

function SearchBar({ found, nowMs }: { found: Found; nowMs: number }) {
  if (found.at === 'moved') return null
  if (found.at === 'found') {
    const { label, time_zone } = found.found.destination
    return <HotelSearchBar nowMs={nowMs} given={found.stay} placeLabel={label} timeZone={time_zone} />
  }
  const { given, errors } = found.read
  if (found.at === 'unknown') return <HotelSearchBar nowMs={nowMs} given={given} errors={{ ...errors, destination: noPlaceText(found.text, found.near) }} />
  const known = found.at === 'asking' ? { placeLabel: found.placeLabel, timeZone: found.timeZone } : {}
  return <HotelSearchBar nowMs={nowMs} given={given} {...known} errors={errors} />
}
