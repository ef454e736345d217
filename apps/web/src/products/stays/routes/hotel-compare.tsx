import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { isClientNavigation } from '../../../lib/client-navigation.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { Deferred } from '../../../ui/deferred.tsx'
import { TableSkeleton } from '../../../ui/skeletons/table-skeleton.tsx'
import { ComparePage, type Comparison, findCompared, statusOf } from '../compare/index.ts'
import { productAt } from '../stay-product.ts'
import type { Route } from './+types/hotel-compare.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const product = productAt(pathname)
  const client = serverApi(context)
  const comparison = findCompared({ client, query, today: earliestDay(context.get(requestContext).nowMs), product })
  await soldHere(client, product.code)
  const again = product.paths.compare + search
  if (isClientNavigation(request)) return data({ comparison, again })
  const whole = await comparison
  return data({ comparison: whole, again }, { status: statusOf(whole) })
}

export const meta: Route.MetaFunction = () => [{ title: say`Compare stays` }, { name: 'robots', content: 'noindex' }]

export default function HotelComparePage({ loaderData: { comparison, again } }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width pb-11">
      <Deferred<Comparison> value={comparison} name="comparison" skeleton={<TableSkeleton />}>
        {(ready) => <ComparePage comparison={ready} again={again} />}
      </Deferred>
    </main>
  )
}
