import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { CardVault, VaultAnswer } from './card-vault.ts'
import { isKnownAs, type SavedCard, withDefault, without } from './domain/saved-card.ts'

type Changed = Outcome<SavedCard[], Refusal<'not_found' | 'gateway_unreachable'>>

/** Changes one card of a customer, the newest where none is named, and returns all of them after the change. Another's card is not found. */
async function change(
  vault: CardVault,
  customerId: string | null,
  named: string | null,
  at: (customerId: string, card: SavedCard) => Promise<VaultAnswer<true>>,
  expected: (cards: readonly SavedCard[], cardId: string) => SavedCard[],
): Promise<Changed> {
  if (!customerId) return refuse('not_found')
  const cards = await vault.listCards(customerId)
  if (cards.kind !== 'answered') return refuse('gateway_unreachable')
  const card = cards.value.find((each) => named === null || isKnownAs(each, named))
  if (!card) return refuse('not_found')
  const changed = await at(customerId, card)
  // Deleted in the meantime by another call.
  if (changed.kind === 'refused' && changed.status === 404) return refuse('not_found')
  if (changed.kind !== 'answered') return refuse('gateway_unreachable')
  const after = await vault.listCards(customerId)
  return accept(after.kind === 'answered' ? after.value : expected(cards.value, card.id))
}

/** `cardId` null: the newest one. */
export const setDefault = (vault: CardVault, customerId: string | null, cardId: string | null): Promise<Changed> =>
  change(vault, customerId, cardId, (customer, { id }) => vault.makeDefault(customer, id), withDefault)

export const forgetCard = (vault: CardVault, customerId: string | null, cardId: string): Promise<Changed> =>
  change(vault, customerId, cardId, (_customer, card) => vault.forget(card), without)
