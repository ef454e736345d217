import { type Answer, api, type Data } from '../../lib/http.ts'

export type Desk = Data<'/api/agents/getDesk'>['desk']
export type AgentClient = Data<'/api/agents/getClients'>['clients'][number]
export type Sale = NonNullable<Data<'/api/checkout/get'>['agency']>

export const findClients = (text: string): Promise<Answer<Data<'/api/agents/getClients'>>> => api.post('/api/agents/getClients', { text })
export const chooseClient = (clientId: string | null) => api.post('/api/agents/chooseClient', { client_id: clientId })

export const addClient = (client: { first_name: string; last_name: string; email: string }) => api.post('/api/agents/addClient', client)

/** In percent or as an amount; neither is up to the public price. Of one checkout, or of all that follows. */
export interface Markup {
  readonly checkoutId?: string
  readonly percent?: number
  readonly amount?: number
}
export const setMarkup = (markup: Markup) => api.post('/api/agents/setMarkup', markup)
