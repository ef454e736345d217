import { say } from '@sojourn/i18n'
import { type AgentClient, type Guest, listClients, type SentLink, sendLink } from './pay-link-api.ts'

/** From the press to the link. `refused`: nothing was sent, and the checkout is still the agent's. */
export type SendState =
  | { readonly step: 'asking' }
  /** `isMissing`: sent without a client. */
  | { readonly step: 'choosing'; readonly clients: readonly AgentClient[]; readonly note: string | null; readonly isMissing?: true }
  | { readonly step: 'sending'; readonly clients: readonly AgentClient[] }
  | { readonly step: 'sent'; readonly sent: SentLink }
  | { readonly step: 'refused'; readonly message: string }

export async function askClients(): Promise<SendState> {
  const answer = await listClients()
  if (!answer.ok) return { step: 'refused', message: answer.message }
  if (answer.data.clients.length === 0)
    return { step: 'refused', message: say`You have no clients yet, so there's no one to send a link to. Nothing was changed.` }
  return { step: 'choosing', clients: answer.data.clients, note: null }
}

/** Errors that can be corrected are shown next to the choice; others end it. */
export async function sendTo(
  clientId: string,
  { checkoutId, guests, clients, reason = '' }: { checkoutId: string; guests: readonly Guest[]; clients: readonly AgentClient[]; reason?: string },
): Promise<SendState> {
  if (!clientId) return { step: 'choosing', clients, note: null, isMissing: true }
  const answer = await sendLink(checkoutId, clientId, guests, reason)
  if (answer.ok) return { step: 'sent', sent: answer.data }
  const isFinal = ['checkout_expired', 'already_booked', 'link_sent', 'not_found'].includes(answer.code)
  return isFinal ? { step: 'refused', message: answer.message } : { step: 'choosing', clients, note: answer.message }
}
