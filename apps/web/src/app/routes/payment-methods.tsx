import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { data } from 'react-router'
import { PaymentMethods } from '../../features/payment-methods/index.ts'
import { orThrow, serverApi } from '../../lib/http.ts'
import { requestContext } from '../../lib/request.ts'
import { cardsStateOf } from '../../lib/saved-cards/create-saved-cards.ts'
import { type CardAccess, listCards } from '../../lib/saved-cards/saved-cards-api.ts'
import { DEMO_ACCOUNT } from '../../lib/user-type.ts'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import type { Route } from './+types/payment-methods.ts'

export const meta: Route.MetaFunction = () => [{ title: say`Payment methods` }, { name: 'robots', content: 'noindex' }]

/** The list alone comes with the page: the token that opens the cards at the gateway is fetched by a person who changes one. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context)
  const [person, supplier] = await Promise.all([api.post('/api/user/getUser', {}), api.post('/api/booking/getSupplierpg', {})])
  if (!person.ok && person.status === 401) return data({ page: null }, 401)
  const { user } = orThrow(person)
  const { id, 'api-key': publishableKey, gateway_url: gatewayUrl } = orThrow(supplier)
  const access: CardAccess = { email: user.email, gateway: id, gatewayUrl, publishableKey }
  const first = cardsStateOf(await listCards(access, api))
  return data({ page: { access, first, today: earliestDay(context.get(requestContext).nowMs), isDemo: user.usr_type === DEMO_ACCOUNT } })
}

export default function PaymentMethodsPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width py-9">
      <h1 className="text-h1-s md:text-h1">{say`Payment methods`}</h1>
      {page ? <PaymentMethods {...page} /> : <SignInFirst text={say`Sign in to see your saved cards.`} />}
    </main>
  )
}
