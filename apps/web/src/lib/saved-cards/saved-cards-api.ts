import { say } from '@sojourn/i18n'
import type { GatewayId } from '@sojourn/kernel'
import { type Answer, api, type Client } from '../http.ts'
import { askCardGateway } from './ask-card-gateway.ts'
import { cardsOf, type SavedCard } from './saved-card.ts'

/** Whose cards, and at which gateway. */
export interface CardAccess {
  readonly email: string
  readonly gateway: GatewayId | null
  readonly gatewayUrl: string
  readonly publishableKey: string
}

export interface CardList {
  readonly cards: readonly SavedCard[]
  /** Opens these cards at the gateway for half an hour; a person who has none yet has no token. */
  readonly token: string | null
  /** False where staff look at another's cards. */
  readonly mayChange: boolean
  readonly merchantId: string
}

/** What a change needs to know of the list it changes. */
export type CardKey = Pick<CardList, 'token' | 'merchantId'>

const NOT_KNOWN = {
  ok: false,
  status: 503,
  code: 'gateway_unreachable',
  message: say`We can't load your saved cards right now. They're safe and nothing was charged; please try again in a moment.`,
  errors: [],
  data: {},
} as const

/** The saved cards, newest first, 100 at most. An empty list where the gateway could not be asked is a failure, not an empty list. */
export async function listCards(access: CardAccess, client: Client = api): Promise<Answer<CardList>> {
  const answer = await client.post('/api/booking/getUserCreditCards', { email: access.email })
  if (!answer.ok) return answer
  const { data } = answer
  if (!data.known) return NOT_KNOWN
  return { ...answer, data: { cards: cardsOf(access.gateway, data), token: data.customer_token, mayChange: data.may_change, merchantId: data.merchant_id } }
}

/** A7.1 for cards of the new shape; for old ones the API's own call (A7.4). */
export const setDefaultCard = (access: CardAccess, card: SavedCard, key: CardKey): Promise<Answer<unknown>> =>
  card.shape === 'new'
    ? askCardGateway(access, key.token, 'POST', '/v1/card/set_default_card', { card_id: card.id, email: access.email })
    : api.post('/api/booking/setDefaultCard', { ...oldBody(access, card, key), is_default: 1 })

/** A7.2, or the API's own call. */
export const deleteCard = (access: CardAccess, card: SavedCard, key: CardKey): Promise<Answer<unknown>> =>
  card.shape === 'new'
    ? askCardGateway(access, key.token, 'DELETE', `/v1/card/delete/${encodeURIComponent(access.email)}`, { card_id: card.id })
    : api.post('/api/booking/deletecard', oldBody(access, card, key))

/** A7.3. Cards of the old shape have no nick name to change. */
export const renameCard = (access: CardAccess, card: SavedCard, key: CardKey, nickName: string): Promise<Answer<unknown>> =>
  askCardGateway(access, key.token, 'POST', `/v1/card/update/${encodeURIComponent(access.email)}`, { card_id: card.id, nick_name: nickName })

const oldBody = (access: CardAccess, card: SavedCard, { merchantId }: CardKey) => ({ merchant_id: merchantId, email: access.email, card_id: card.id })
