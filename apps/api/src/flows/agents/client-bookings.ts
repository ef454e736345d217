import type { clientBookings as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Booking, bookingSummary } from '../../modules/bookings/index.ts'
import { saleOnWire } from '../sale-on-wire.ts'
import { type AgencyDeps, type AgencyPerson, isAgent, nameOf } from './agency-deps.ts'
import { matchingClients } from './desk.ts'

/** What an agent booked for clients, what clients paid by pay links and what they booked themselves, in one list by the age of the booking. */
export async function listClientBookings(
  deps: AgencyDeps,
  { client_id: clientId, text, cursor, limit }: ParsedBodyOf<typeof call>,
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof call>>> {
  if (!isAgent(caller.user)) return refuse('not_allowed')
  const { orgId, user } = caller
  return deps.transactions.inTenant(orgId, async (tx) => {
    const all = await deps.people.listClientsOf(tx, user.userId)
    const chosen = clientId === undefined ? all : all.filter((client) => client.userId === clientId)
    if (clientId !== undefined && chosen.length === 0) return refuse('not_found')
    const clients = matchingClients(chosen, text)
    const page = { orgId, before: cursor, limit: limit + 1 }
    const isOfSome = clientId !== undefined || text !== ''
    const sold = await deps.agencySales.listBooked(tx, { ...page, agentId: user.userId, clientIds: isOfSome ? clients.map(({ userId }) => userId) : null })
    const [theirs, made, named] = await Promise.all([
      deps.bookings.listOf(tx, { ...page, userIds: clients.map((client) => client.userId) }),
      deps.bookings.findAll(
        tx,
        orgId,
        sold.flatMap(({ bookingId }) => bookingId ?? []),
      ),
      text && cursor === undefined ? ownByReference(deps, tx, { text, clients: chosen, caller }) : [],
    ])
    const byId = new Map([...theirs, ...made, ...named].map((booking) => [booking.bookingId, booking]))
    const newest = [...byId.values()].sort((a, b) => (a.bookingId < b.bookingId ? 1 : -1))
    const shown = newest.slice(0, limit)
    const ids = shown.map(({ bookingId }) => bookingId)
    const [states, sales] = [await deps.bookings.itemStatesOf(tx, orgId, ids), await deps.agencySales.listByBookings(tx, orgId, ids)]
    const known = new Map(all.map((client) => [client.userId, { user_id: client.userId, name: nameOf(client) }]))
    const bookings = []
    for (const booking of shown) {
      const sale = sales.find(({ bookingId }) => bookingId === booking.bookingId)
      const agency = sale ? await saleOnWire(deps, tx, sale) : null
      bookings.push({
        ...bookingSummary(deps.products, booking, states.get(booking.bookingId) ?? []),
        client: agency?.client ?? known.get(booking.userId) ?? null,
        agency,
      })
    }
    return accept({ bookings, next: newest.length > limit ? shown.at(-1)!.bookingId : null })
  })
}

/** The booking of a reference, where it is one of these clients' or was sold by the caller. */
async function ownByReference(
  { bookings, agencySales }: Pick<AgencyDeps, 'bookings' | 'agencySales'>,
  tx: Tx,
  { text, clients, caller: { orgId, user } }: { text: string; clients: readonly AgencyPerson[]; caller: SignedInCaller },
): Promise<readonly Booking[]> {
  const booking = await bookings.findByReference(tx, orgId, text.toUpperCase())
  if (!booking) return []
  if (clients.some(({ userId }) => userId === booking.userId)) return [booking]
  const [sale] = await agencySales.listByBookings(tx, orgId, [booking.bookingId])
  return sale?.agentId === user.userId ? [booking] : []
}
