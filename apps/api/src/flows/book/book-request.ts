import type { FieldError } from '@sojourn/contracts'
import { neededOf, type SaidIdentity, travellerPath } from '@sojourn/contracts/travellers'
import { say } from '@sojourn/i18n'
import { fromMajor, type Money, type Tx } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'
import { identitiesFor } from '../items.ts'
import { remainder } from '../payment/payment-plan.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** What a person consents to. For products without travellers `guests` is the payer. */
export interface BookRequest {
  readonly guests: readonly (Booking['guests'][number] & SaidIdentity)[]
  readonly contact: { readonly email: string; readonly phone?: string | undefined }
  readonly consented_total: number
  /** What they saw a card or the invoice pay; left out where they were not shown it. */
  readonly consented_due?: number | undefined
  readonly pay_with?: 'card' | 'invoice' | undefined
  /** The words by which they agreed to what is charged later. */
  readonly later_consent?: string | undefined
}

/** Whether what was consented to is another amount than this. */
export const differs = (consented: number, { minor, currency }: Money): boolean => fromMajor(consented, currency)?.minor !== minor

/** The fields of a request in which it is not the one its checkout was booked by. */
export async function changedFields(deps: ShopDeps, tx: Tx, booking: Booking, request: BookRequest): Promise<FieldError[]> {
  const [plan, decided, identities] = await Promise.all([
    deps.tendering.planOfBooking(tx, booking),
    deps.payments.routes.find(tx, booking.orgId, booking.bookingId),
    identitiesFor(deps, tx, booking),
  ])
  const rest = remainder(plan)
  // Where nothing is left to pay it is the same to both.
  const paysOtherwise = decided !== null && rest.minor > 0 && decided.creditLine !== (request.pay_with === 'invoice')
  const changed = {
    // For products without travellers the payer is the account, not a part of the request.
    guests: booking.items.some(({ product }) => deps.products.rulesOf(product).travellers !== 'payer') && !sameGuests(booking.guests, request.guests),
    'contact.email': booking.contact.email !== request.contact.email,
    'contact.phone': booking.contact.phone !== (request.contact.phone ?? ''),
    consented_total: differs(request.consented_total, booking.total),
    consented_due: request.consented_due !== undefined && differs(request.consented_due, rest),
    pay_with: paysOtherwise,
  }
  const paths = [...Object.entries(changed).flatMap(([path, isSo]) => (isSo ? [path] : [])), ...changedIdentities(deps, booking, request, identities)]
  return paths.map((path) => ({ path, message: say`This differs from your booking.` }))
}

/** What is said of a traveller and was said otherwise; what is left out is as it was. */
function changedIdentities({ products }: ShopDeps, booking: Booking, { guests }: BookRequest, identities: Awaited<ReturnType<typeof identitiesFor>>): string[] {
  if (identities.size === 0) return []
  return products.needsOf(booking.items).flatMap((needs, index) => {
    const said = neededOf(needs, guests[index] ?? {})
    const stored = identities.get(index + 1) ?? {}
    const isSaid = { born_on: said.born_on, gender: said.gender, nationality: said.nationality, document: guests[index]?.document && said.document }
    return (['born_on', 'gender', 'nationality', 'document'] as const).flatMap((field) =>
      isSaid[field] !== undefined && JSON.stringify(isSaid[field]) !== JSON.stringify(stored[field]) ? [travellerPath(index, field)] : [],
    )
  })
}

const sameGuests = (booked: Booking['guests'], requested: Booking['guests']): boolean =>
  booked.length === requested.length &&
  booked.every((guest, index) => guest.first_name === requested[index]!.first_name && guest.last_name === requested[index]!.last_name)
