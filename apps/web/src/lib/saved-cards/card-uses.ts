import { type Answer, api, type Data } from '../http.ts'

/** What depends on a saved card. */
export type CardUses = Data<'/api/plans/cardUses'>

/** `failed`: it could not be looked up. */
export type UsesState = { readonly step: 'loading' } | { readonly step: 'failed' } | { readonly step: 'ready'; readonly uses: CardUses }

export async function findUses(cardId: string): Promise<UsesState> {
  const answer = await api.post('/api/plans/cardUses', { card_id: cardId })
  return answer.ok ? { step: 'ready', uses: answer.data } : { step: 'failed' }
}

/** Another card takes the place of one in what later charges are paid by; the order of the others stays. */
export async function payWithInstead(cardId: string, otherId: string): Promise<Answer<unknown>> {
  const known = await api.post('/api/plans/mandate', {})
  if (!known.ok) return known
  const sources = (known.data.mandate?.sources ?? []).map(({ kind, card_id: id }) => {
    if (kind === 'wallet' || id === null) return { kind: 'wallet' } as const
    return { kind: 'card', card_id: id === cardId ? otherId : id } as const
  })
  return api.post('/api/plans/mandate', { sources })
}
