import { type CardAccess, listCards, renameCard } from '../../lib/saved-cards/saved-cards-api.ts'
import { keptPayment } from './kept-payment.ts'

/** After the payment, gives the card saved with it its nick name: the newest card, which has none yet. If that fails it stays without; it can be named on the page of saved cards. */
export async function nameSavedCard(checkoutId: string, access: CardAccess): Promise<void> {
  const { nickName } = keptPayment(checkoutId)
  if (!nickName) return
  const list = await listCards(access)
  const [newest] = list.ok ? list.data.cards : []
  if (!list.ok || newest?.shape !== 'new' || newest.nickName) return
  await renameCard(access, newest, list.data, nickName)
}
