import { api } from '../../http.ts'

export type Setup = { readonly ok: true; readonly clientSecret: string } | { readonly ok: false; readonly message: string }

/** Opens a setup at the gateway: a payment of nothing, by which a card is saved. */
export async function openSetup(): Promise<Setup> {
  const answer = await api.post('/api/cards/setup', {})
  return answer.ok ? { ok: true, clientSecret: answer.data.client_secret } : { ok: false, message: answer.message }
}
