import { api } from '../http.ts'
import { cardTitle } from './card-face.tsx'
import { listCards } from './saved-cards-api.ts'

/** The person's saved cards; null where they could not be looked up. */
export async function savedCards() {
  const [person, supplier] = await Promise.all([api.post('/api/user/getUser', {}), api.post('/api/booking/getSupplierpg', {})])
  if (!person.ok || !supplier.ok) return null
  const { id: gateway, 'api-key': publishableKey, gateway_url: gatewayUrl } = supplier.data
  const list = await listCards({ email: person.data.user.email, gateway, gatewayUrl, publishableKey })
  return list.ok ? list.data.cards.map((card) => ({ id: card.id, title: cardTitle(card) })) : null
}
