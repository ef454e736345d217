import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { addDays, dayIn } from '@sojourn/kernel'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { WeekDetails } from '../details/week-details.tsx'
import { monthsFrom, parseWeeks } from '../resort-address.ts'
import { getInventory, getResort, type OfferedUnit } from '../resorts-api.ts'
import type { Route } from './+types/week-details.ts'

/** How far ahead the months of the strip go. */
const MONTHS = 18
/** Without a month weeks are shown of the one after next: the next is mostly gone. */
const AHEAD = 2

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.shown ? loaderData.shown.detail.resort.name : say`We can't show this resort` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  await soldHere(client, 'RST')
  const { nowMs } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const resortId = query.get('resort') || 'none'
  const { given } = parseWeeks(query)
  const about = await getResort(client, resortId)
  if (!about.ok) return data({ shown: null, problem: about.message }, about.status >= 400 && about.status < 500 ? about.status : 503)
  const { resortDetail: detail, reviews } = about.data
  const today = dayIn(detail.resort.time_zone, nowMs)
  const months = monthsFrom(today.slice(0, 7), MONTHS)
  const month = months.includes(given.month) ? given.month : months[AHEAD]!
  const from = month === months[0] ? addDays(today, 1) : `${month}-01`
  const inventory = await getInventory(client, { resortId, from, until: addDays(`${monthsFrom(month, 2)[1]!}-01`, -1), guests: 1 })
  if (!inventory.ok) return data({ shown: null, problem: inventory.message }, inventory.status >= 500 ? 503 : 422)
  const strip = months.map((each) => ({ month: each, color: colorOf(each, detail.season) }))
  return data({ shown: { detail, reviews, inventory: inventory.data, months: strip, month, bedrooms: given.bedrooms }, problem: '' })
}

/** The season of most weeks of a month. */
function colorOf(month: string, season: readonly OfferedUnit['color'][]): OfferedUnit['color'] {
  const first = Math.floor(((Number(month.slice(5, 7)) - 1) * 52) / 12)
  const here = season.slice(first, first + 4)
  return (['red', 'white', 'blue'] as const).reduce((best, each) =>
    here.filter((one) => one === each).length > here.filter((one) => one === best).length ? each : best,
  )
}

export default function WeekDetailsPage({ loaderData: { shown, problem } }: Route.ComponentProps) {
  if (shown) return <WeekDetails key={`${shown.detail.resort.resort_id} ${shown.month}`} {...shown} />
  return (
    <main id="content" className="page-width py-14">
      <h1 className="text-h1-s md:text-h1">{say`We can't show this resort`}</h1>
      <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
      <ButtonLink look="filled" className="mt-6" to={PRODUCT_PAGES.RST.landing}>{say`Search again`}</ButtonLink>
    </main>
  )
}
