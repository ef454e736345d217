import { invariant, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { RefusalError } from '../refusal-error.ts'
import type { ShopDeps } from '../shop-deps.ts'
import type { BookRequest } from './book-request.ts'
import { placeBooking } from './place-booking.ts'
import { confirmBooking, confirmOwnItems, takePayment } from './saga.ts'

/** Places and confirms what needs no payment and no other system, in the caller's transaction; throws `RefusalError` where it cannot be, which undoes that. */
export async function confirmAtOnce(
  deps: ShopDeps,
  tx: Tx,
  { checkout, request, caller }: { readonly checkout: Checkout; readonly request: BookRequest; readonly caller: SignedInCaller },
): Promise<Booking> {
  const known = { look: await deps.risk.look(tx, caller), opinion: null }
  const placed = await placeBooking(deps, tx, { checkout, held: [], request, caller, customerId: null, known, isAtOnce: true })
  if (!placed.ok) throw new RefusalError(placed.refusal)
  invariant(placed.value.attempt === null, 'nothing is left to pay')
  const { orgId, bookingId } = placed.value.booking
  const ctx = { orgId, subject: bookingId, input: {}, key: bookingId, tries: 1, reason: null, resultOf: () => undefined }
  for (const step of [takePayment, confirmOwnItems, confirmBooking]) {
    const verdict = await step(() => deps).write!(tx, ctx, undefined)
    if (verdict.kind !== 'done') throw new RefusalError(verdict.kind === 'refused' ? verdict.reason : { code: 'not_confirmed' })
  }
  return (await deps.bookings.find(tx, orgId, bookingId))!
}
