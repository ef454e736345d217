import { dayIn } from '@sojourn/kernel'
import { data } from 'react-router'
import { ComparePage, CompareShape, type Comparison, findCompared, statusOf } from '../../features/hotel-compare/index.ts'
import { isByScript } from '../../lib/by-script.ts'
import { serverApi } from '../../lib/http.ts'
import { productAt } from '../../lib/stay-product.ts'
import { Later } from '../../ui/later.tsx'
import type { Route } from './+types/hotel-compare.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const product = productAt(pathname)
  const comparison = findCompared({ client: serverApi(context), query, today: dayIn('UTC', Date.now()), product })
  const again = product.paths.compare + search
  if (isByScript(request)) return data({ comparison, again })
  const whole = await comparison
  return data({ comparison: whole, again }, { status: statusOf(whole) })
}

export const meta: Route.MetaFunction = () => [{ title: 'Houses side by side' }, { name: 'robots', content: 'noindex' }]

export default function HotelComparePage({ loaderData: { comparison, again } }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width pb-11">
      <Later<Comparison> value={comparison} name="comparison" shape={<CompareShape />}>
        {(ready) => <ComparePage comparison={ready} again={again} />}
      </Later>
    </main>
  )
}
