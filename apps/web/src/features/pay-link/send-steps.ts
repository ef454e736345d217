import { looksLikeEmail } from '../../lib/form/typed-faults.ts'
import { type AgentClient, addClient, type Guest, listClients, type Payer, type SentLink, sendLink } from './pay-link-api.ts'

/** From the click to the link. `refused`: nothing was sent, and the checkout is still the agent's. */
export type SendState =
  | { readonly step: 'asking' }
  /** `missing`: what is not said yet of the payer. `made`: the person who was made a client by a try that was refused afterwards. */
  | {
      readonly step: 'choosing'
      readonly clients: readonly AgentClient[]
      readonly note: string | null
      readonly missing?: Missing
      readonly made?: AgentClient
    }
  | { readonly step: 'sending'; readonly clients: readonly AgentClient[] }
  | { readonly step: 'sent'; readonly sent: SentLink }
  | { readonly step: 'refused'; readonly message: string }

type Missing = 'client' | 'first_name' | 'email'

export async function askClients(): Promise<SendState> {
  const answer = await listClients()
  return answer.ok ? { step: 'choosing', clients: answer.data.clients, note: null } : { step: 'refused', message: answer.message }
}

interface Sending {
  readonly checkoutId: string
  readonly guests: readonly Guest[]
  readonly clients: readonly AgentClient[]
  readonly reason?: string
}

/** Errors that can be corrected are shown next to the choice; others end it. A new client is made first. */
export async function sendTo(payer: Payer, { checkoutId, guests, clients, reason = '' }: Sending): Promise<SendState> {
  const missing = missingOf(payer)
  if (missing) return { step: 'choosing', clients, note: null, missing }
  if (payer.by === 'client') return send(payer.clientId, { checkoutId, guests, clients, reason }, {})
  const added = await addClient(payer.client)
  if (!added.ok) return { step: 'choosing', clients, note: added.message }
  const made = added.data.client
  return send(made.user_id, { checkoutId, guests, clients: [...clients, made], reason }, { made })
}

async function send(clientId: string, { checkoutId, guests, clients, reason = '' }: Sending, made: { readonly made?: AgentClient }): Promise<SendState> {
  const answer = await sendLink(checkoutId, clientId, guests, reason)
  if (answer.ok) return { step: 'sent', sent: answer.data }
  const isFinal = ['checkout_expired', 'already_booked', 'link_sent', 'not_found'].includes(answer.code)
  return isFinal ? { step: 'refused', message: answer.message } : { step: 'choosing', clients, note: answer.message, ...made }
}

function missingOf(payer: Payer): Missing | null {
  if (payer.by === 'client') return payer.clientId === '' ? 'client' : null
  if (payer.client.first_name === '') return 'first_name'
  return looksLikeEmail(payer.client.email) ? null : 'email'
}
