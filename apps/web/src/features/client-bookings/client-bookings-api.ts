import type { Client } from '@sojourn/contracts/client'
import type { Data } from '../../lib/http.ts'

export type ClientBooking = Data<'/api/agents/clientBookings'>['bookings'][number]
export type AgentClient = Data<'/api/agents/getClients'>['clients'][number]

/** What the page of clients' bookings shows, or why there are none. */
export type BookingsState =
  | {
      readonly kind: 'shown'
      readonly bookings: readonly ClientBooking[]
      readonly next: string | null
      readonly clients: readonly AgentClient[]
      /** The client whose bookings are listed; empty: all clients. */
      readonly clientId: string
      /** What was searched for; empty: nothing. */
      readonly find: string
    }
  | { readonly kind: 'guest' }
  | { readonly kind: 'not_agent' | 'unreachable'; readonly message: string }

export async function fetchClientBookings(
  from: Client,
  { clientId, find, cursor }: { clientId: string; find: string; cursor: string },
): Promise<BookingsState> {
  const [clients, page] = await Promise.all([
    from.post('/api/agents/getClients', {}),
    from.post('/api/agents/clientBookings', { ...(clientId && { client_id: clientId }), text: find, ...(cursor && { cursor }) }),
  ])
  if (page.ok && clients.ok) return { kind: 'shown', ...page.data, clients: clients.data.clients, clientId, find }
  const failed = page.ok ? clients : page
  if (failed.ok) return { kind: 'unreachable', message: '' }
  if (failed.status === 401) return { kind: 'guest' }
  return { kind: failed.status === 403 || failed.status === 404 ? 'not_agent' : 'unreachable', message: failed.message }
}
