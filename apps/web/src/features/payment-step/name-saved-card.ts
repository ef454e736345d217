import { type CardAccess, listCards, renameCard } from '../../lib/saved-cards/saved-cards-api.ts'
import { keptPayment } from './kept-payment.ts'

/** Once it is paid, the card that was kept with it gets the nick name it was given: the newest one, which has none yet. What fails leaves it without; it can be named where cards are kept. */
export async function nameSavedCard(checkoutId: string, access: CardAccess): Promise<void> {
  const { nickName } = keptPayment(checkoutId)
  if (!nickName) return
  const list = await listCards(access)
  const [newest] = list.ok ? list.data.cards : []
  if (!list.ok || newest?.shape !== 'new' || newest.nickName) return
  await renameCard(access, newest, list.data, nickName)
}
