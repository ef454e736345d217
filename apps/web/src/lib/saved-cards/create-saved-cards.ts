import { say, sentencesText } from '@sojourn/i18n'
import type { Answer } from '../http.ts'
import type { SavedCard } from './saved-card.ts'
import { type CardAccess, type CardKey, type CardList, deleteCard, listCards, renameCard, setDefaultCard } from './saved-cards-api.ts'

export type CardsState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  /** `stale`: this is the last known list; reloading it was not answered. */
  | { readonly step: 'ready'; readonly cards: readonly SavedCard[]; readonly mayChange: boolean; readonly stale: boolean }

/** The result of a change. It is done where the call or the list that was loaded after it says so. */
export type CardOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string }

export interface SavedCardsStore {
  snapshot(): CardsState
  subscribe(listener: () => void): () => void
  /** Loads the list again; null without an answer. */
  load(): Promise<readonly SavedCard[] | null>
  setDefault(card: SavedCard): Promise<CardOutcome>
  remove(card: SavedCard): Promise<CardOutcome>
  rename(card: SavedCard, nickName: string): Promise<CardOutcome>
}

type Send = (key: CardKey) => Promise<Answer<unknown>>

const LOADING: CardsState = { step: 'loading' }
const NOT_HEARD = say`We lost the connection and don't know if your change was saved. Nothing was charged; check your connection and look again.`
const UNREACHED = { ok: false, status: 0, code: 'offline', message: '', errors: [], data: {} } as const

/** The saved cards of one person. After each change the list is loaded again, whatever the answer (A7.1 to A7.3): it shows the server's state. */
export function createSavedCards(access: CardAccess, first: CardsState = LOADING): SavedCardsStore {
  const listeners = new Set<() => void>()
  let state = first
  let key: CardKey | null = null
  let asked = 0

  const set = (next: CardsState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const load = async (): Promise<readonly SavedCard[] | null> => {
    asked += 1
    const mine = asked
    if (state.step === 'failed') set(LOADING)
    const answer = await listCards(access)
    if (answer.ok) key = answer.data
    // A later look knows better.
    if (mine === asked) set(!answer.ok && state.step === 'ready' ? { ...state, stale: true } : cardsStateOf(answer))
    return answer.ok ? answer.data.cards : null
  }
  /** With the present token; an expired one is fetched again, once. */
  const sent = async (send: Send): Promise<Answer<unknown>> => {
    if (!key) await load()
    const held = key
    if (!held) return UNREACHED
    const answer = await send(held)
    if (answer.ok || answer.status !== 401) return answer
    await load()
    return !key || key === held ? answer : send(key)
  }
  const change = async (what: string, send: Send, holds: (cards: readonly SavedCard[]) => boolean): Promise<CardOutcome> => {
    const answer = await sent(send)
    const cards = await load()
    if (answer.ok || (cards && holds(cards))) return { ok: true }
    if (!cards) return { ok: false, message: NOT_HEARD }
    // What was typed is not good: only the server that refused it knows why.
    const why = !answer.ok && answer.status === 400 && answer.message
    return { ok: false, message: sentencesText([what, why || say`Please try again in a moment.`, say`Nothing was charged.`]) }
  }

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    setDefault: (card) =>
      change(
        say`Your default card wasn't changed.`,
        (held) => setDefaultCard(access, card, held),
        (cards) => cards.some(({ id, isDefault }) => id === card.id && isDefault),
      ),
    remove: (card) =>
      change(
        say`The card wasn't deleted and is still saved.`,
        (held) => deleteCard(access, card, held),
        (cards) => cards.every(({ id }) => id !== card.id),
      ),
    rename: (card, name) =>
      change(
        say`The nickname wasn't changed.`,
        (held) => renameCard(access, card, held, name),
        (cards) => cards.some(({ id, nickName }) => id === card.id && nickName === name),
      ),
  }
}

/** What an answer of the list means for a screen. */
export const cardsStateOf = (answer: Answer<CardList>): CardsState =>
  answer.ok ? { step: 'ready', cards: answer.data.cards, mayChange: answer.data.mayChange, stale: false } : { step: 'failed', message: answer.message }
