import type { Client } from '@sojourn/contracts/client'
import { type Answer, api, type Data } from '../../lib/http.ts'

export type LinksPage = Data<'/api/agents/listPayLinks'>
export type PayLink = LinksPage['links'][number]
export type AgentClient = Data<'/api/agents/getClients'>['clients'][number]
export type SentLink = Data<'/api/agents/sendPayLink'>
export interface Guest {
  readonly first_name: string
  readonly last_name: string
}

/** What is typed at the checkout of the travellers, complete or not. */
export interface TypedGuests {
  readonly guests: readonly Guest[]
  readonly email: string
}

/** A client who has no account yet. */
export interface NewClient extends Guest {
  readonly email: string
}

/** Who will pay: a client of the agent's, or one who is made now. */
export type Payer = { readonly by: 'client'; readonly clientId: string } | { readonly by: 'new'; readonly client: NewClient }

export const addClient = (client: NewClient): Promise<Answer<Data<'/api/agents/addClient'>>> => api.post('/api/agents/addClient', { ...client })

export const listClients = (): Promise<Answer<Data<'/api/agents/getClients'>>> => api.post('/api/agents/getClients', {})

export const sendLink = (checkoutId: string, clientId: string, guests: readonly Guest[], reason: string): Promise<Answer<SentLink>> =>
  api.post('/api/agents/sendPayLink', { checkoutId, client_id: clientId, guests: [...guests], ...(reason && { reason }) })

export const withdrawLink = (linkId: string, reason: string) => api.post('/api/agents/withdrawPayLink', { link_id: linkId, ...(reason && { reason }) })

/** What the page of links shows, or why there are none. */
export type LinksState =
  | { readonly kind: 'shown'; readonly page: LinksPage }
  | { readonly kind: 'guest' }
  | { readonly kind: 'not_agent'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly message: string }

export async function fetchLinks(from: Client, cursor: string): Promise<LinksState> {
  const answer = await from.post('/api/agents/listPayLinks', cursor ? { cursor } : {})
  if (answer.ok) return { kind: 'shown', page: answer.data }
  if (answer.status === 401) return { kind: 'guest' }
  return { kind: answer.status === 403 ? 'not_agent' : 'unreachable', message: answer.message }
}

export type LinkPreview = Data<'/api/agents/previewPayLink'>

/** The contents of the address a client was mailed. */
export type OpenedLinkState =
  | ({ readonly kind: 'open' } & Data<'/api/agents/openPayLink'>)
  /** Before signing in: what it is for, where that could be read. */
  | { readonly kind: 'guest'; readonly preview: LinkPreview | null }
  | { readonly kind: 'ended'; readonly message: string }
  | { readonly kind: 'not_here' }
  | { readonly kind: 'unreachable'; readonly message: string }

export async function openLink(from: Client, token: string): Promise<OpenedLinkState> {
  const answer = await from.post('/api/agents/openPayLink', { token })
  if (answer.ok) return { kind: 'open', ...answer.data }
  switch (answer.status) {
    case 401:
      return previewOf(from, token)
    case 410:
      return { kind: 'ended', message: answer.message }
    // A text that cannot be a token is no link either.
    case 400:
    case 404:
      return { kind: 'not_here' }
    default:
      return { kind: 'unreachable', message: answer.message }
  }
}

async function previewOf(from: Client, token: string): Promise<OpenedLinkState> {
  const answer = await from.post('/api/agents/previewPayLink', { token })
  if (answer.ok) return { kind: 'guest', preview: answer.data }
  if (answer.status === 410) return { kind: 'ended', message: answer.message }
  // Only its client may learn whether a link exists: all others are asked to sign in.
  return { kind: 'guest', preview: null }
}
