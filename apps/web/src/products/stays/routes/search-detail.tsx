import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data, redirect } from 'react-router'
import { answerInTime, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { noPlaceText, readPlace, resolvePlace } from '../../../features/search-form/index.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { CompareBar, type EarlyHead, earlyHead, type Found, findStays, ResultsPage, statusOf } from '../results/index.ts'
import { AMONG, HotelSearchBar } from '../search/index.ts'
import { productAt } from '../stay-product.ts'
import type { Route } from './+types/search-detail.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const client = serverApi(context)
  const product = productAt(pathname)
  const { nowMs } = context.get(requestContext)
  // The API judges by the clock of the place.
  const today = earliestDay(nowMs)
  const resolve = (text: string) => resolvePlace(client, text, AMONG[product.name])
  const asked = findStays({ client, product, query, today, resolve, read: (text) => readPlace(client, text, AMONG[product.name]) })
  await soldHere(client, product.code)
  const stay = ['destination', 'checkin', 'checkout', 'rooms'].map((name) => query.get(name)).join(' ')
  const about = { nowMs, again: pathname + search, stay }
  const { head, found } = await answerInTime(request, asked, () => earlyHead({ query, today, resolve }))
  if (found instanceof Promise) return data({ ...about, head, found })
  if (found.at === 'moved') throw redirect(found.to)
  return data({ ...about, head, found }, { status: statusOf(found) })
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
  if (found.at === 'unknown') return <HotelSearchBar nowMs={nowMs} given={given} errors={{ destination: noPlaceText(found.text, found.near) }} />
  const known = found.at === 'asking' ? { placeLabel: found.placeLabel, timeZone: found.timeZone } : {}
  return <HotelSearchBar nowMs={nowMs} given={given} {...known} errors={errors} />
}
