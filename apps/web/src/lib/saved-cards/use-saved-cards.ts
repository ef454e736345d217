import { say } from '@sojourn/i18n'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type CardOutcome, type CardsState, createSavedCards, type SavedCardsStore } from './create-saved-cards.ts'
import type { CardAccess } from './saved-cards-api.ts'

/** The verbs of a person's saved cards, and the state of their list. */
export type SavedCards = Omit<SavedCardsStore, 'snapshot' | 'subscribe'> & { readonly state: CardsState }

/** No one is signed in, or nothing is paid by card: no list is asked for. */
const NOBODY = { step: 'ready', cards: [], mayChange: false, stale: false } satisfies CardsState
const refused = async (): Promise<CardOutcome> => ({ ok: false, message: say`Please sign in first.` })
const NO_STORE: SavedCardsStore = {
  snapshot: () => NOBODY,
  subscribe: () => () => {},
  load: async () => NOBODY.cards,
  setDefault: refused,
  remove: refused,
  rename: refused,
}

/** The saved cards of an account; `null` where there is none. Unless they came with the page (`first`) they are loaded once it is shown. */
export function useSavedCards(access: CardAccess | null, first?: CardsState): SavedCards {
  const { email, gateway, gatewayUrl, publishableKey } = access ?? {}
  const store = useMemo(
    () => (email && gatewayUrl && publishableKey ? createSavedCards({ email, gateway: gateway ?? null, gatewayUrl, publishableKey }, first) : NO_STORE),
    [email, gateway, gatewayUrl, publishableKey, first],
  )
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  useEffect(() => {
    if (store.snapshot().step === 'loading') void store.load()
  }, [store])
  return useMemo(() => ({ state, load: store.load, setDefault: store.setDefault, remove: store.remove, rename: store.rename }), [state, store])
}
