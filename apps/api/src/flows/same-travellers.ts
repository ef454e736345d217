import type { SaidIdentity } from '@sojourn/contracts/travellers'
import { say } from '@sojourn/i18n'
import { accept, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Booking } from '../modules/bookings/index.ts'
import type { Checkout } from '../modules/checkouts/index.ts'
import type { ShopDeps } from './shop-deps.ts'

interface Named {
  readonly guests: readonly (Booking['guests'][number] & SaidIdentity)[]
}

type Deps = Pick<ShopDeps, 'bookings' | 'products'>

/** The booking whose travellers a change keeps; null where it is no change, or others travel than before. */
export async function keepsTravellersOf(
  { bookings, products }: Deps,
  tx: Tx,
  { orgId, changes, items }: Pick<Checkout, 'orgId' | 'changes' | 'items'>,
): Promise<Booking | null> {
  if (!changes) return null
  const booking = await bookings.find(tx, orgId, changes.bookingId)
  return booking && products.namedOf(items) === booking.guests.length ? booking : null
}

/**
 * What is asked for a change, with what is known of those who travel: they stay who they are, and what is not said of them again is as it was. Refuses `bad_input` at each
 * name that is another one.
 */
export async function withSameTravellers<Request extends Named>(deps: Deps, tx: Tx, checkout: Checkout, request: Request): Promise<Outcome<Request>> {
  const booking = await keepsTravellersOf(deps, tx, checkout)
  if (!booking) return accept(request)
  const message = say`A change keeps who travels. For somebody else, please make a new booking.`
  const errors = booking.guests.flatMap(({ first_name, last_name }, index) => {
    const said = request.guests[index]
    return said?.first_name === first_name && said.last_name === last_name ? [] : [{ path: `guests.${index}.first_name`, message }]
  })
  if (request.guests.length > booking.guests.length) errors.push({ path: 'guests', message })
  if (errors.length > 0) return refuse('bad_input', { errors })
  const known = await deps.bookings.identitiesOf(tx, booking)
  return accept({ ...request, guests: request.guests.map((guest, index) => ({ ...known.get(index + 1), ...guest })) })
}
