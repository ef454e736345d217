import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PackageDetails, wayOf } from '../details/package-details.tsx'
import { parseTrip, partsIn, tripResultsHref } from '../package-address.ts'
import { getPackage } from '../packages-api.ts'
import type { Route } from './+types/package-details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.details ? wayOf(loaderData.details.package) : say`Packages` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  await soldHere(client, 'PKG')
  const query = new URL(request.url).searchParams
  const { search } = parseTrip(query, earliestDay(context.get(requestContext).nowMs))
  const parts = partsIn(query)
  if (!search || !parts || parts.length === 0)
    return data({ search, details: null, problem: say`This link is missing a place, a day or a part of the trip. Please search again.` }, 422)
  const answer = await getPackage(client, search, parts)
  if (answer.ok) return data({ search, details: answer.data, problem: '' })
  return data({ search, details: null, problem: answer.message }, answer.status >= 400 && answer.status < 500 ? answer.status : 503)
}

export default function PackageDetailsPage({ loaderData: { search, details, problem } }: Route.ComponentProps) {
  return (
    <main id="content">
      {details && search ? (
        <PackageDetails details={details} search={search} />
      ) : (
        <div className="page-width py-9">
          <h1 className="text-h1-s md:text-h1">{say`We can't show this package`}</h1>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{problem}</p>
          <ButtonLink look="filled" className="mt-6" to={search ? tripResultsHref(search) : PRODUCT_PAGES.PKG.landing}>{say`See other packages`}</ButtonLink>
        </div>
      )}
    </main>
  )
}
