import type { clientBookings as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { bookingSummary } from '../../modules/bookings/index.ts'
import { saleOnWire } from '../sale-on-wire.ts'
import { type AgencyDeps, isAgent, nameOf } from './agency-deps.ts'

/** What an agent booked for clients, what clients paid by pay links and what they booked themselves, in one list by the age of the booking. */
export async function listClientBookings(
  deps: AgencyDeps,
  { client_id: clientId, cursor, limit }: ParsedBodyOf<typeof call>,
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof call>>> {
  if (!isAgent(caller.user)) return refuse('not_allowed')
  const { orgId, user } = caller
  return deps.transactions.inTenant(orgId, async (tx) => {
    const all = await deps.people.listClientsOf(tx, user.userId)
    const clients = clientId === undefined ? all : all.filter((client) => client.userId === clientId)
    if (clientId !== undefined && clients.length === 0) return refuse('not_found')
    const page = { orgId, before: cursor, limit: limit + 1 }
    const sold = await deps.agencySales.listBooked(tx, { ...page, agentId: user.userId, clientId: (clientId as UserId | undefined) ?? null })
    const [theirs, made] = await Promise.all([
      deps.bookings.listOf(tx, { ...page, userIds: clients.map((client) => client.userId) }),
      deps.bookings.findAll(
        tx,
        orgId,
        sold.flatMap(({ bookingId }) => bookingId ?? []),
      ),
    ])
    const byId = new Map([...theirs, ...made].map((booking) => [booking.bookingId, booking]))
    const newest = [...byId.values()].sort((a, b) => (a.bookingId < b.bookingId ? 1 : -1))
    const shown = newest.slice(0, limit)
    const ids = shown.map(({ bookingId }) => bookingId)
    const [states, sales] = [await deps.bookings.itemStatesOf(tx, orgId, ids), await deps.agencySales.listByBookings(tx, orgId, ids)]
    const known = new Map(all.map((client) => [client.userId, { user_id: client.userId, name: nameOf(client) }]))
    const bookings = []
    for (const booking of shown) {
      const sale = sales.find(({ bookingId }) => bookingId === booking.bookingId)
      const agency = sale ? await saleOnWire(deps, tx, sale) : null
      bookings.push({ ...bookingSummary(booking, states.get(booking.bookingId) ?? []), client: agency?.client ?? known.get(booking.userId) ?? null, agency })
    }
    return accept({ bookings, next: newest.length > limit ? shown.at(-1)!.bookingId : null })
  })
}
