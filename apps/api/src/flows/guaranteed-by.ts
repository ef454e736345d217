import { type BookingId, type Day, dayIn, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import { titleOf } from '../modules/bookings/index.ts'
import { placeAndSpan } from '../sale/description.ts'
import type { ShopDeps } from './shop-deps.ts'

interface Guaranteed {
  readonly bookingId: BookingId
  readonly title: string
  readonly from: Day | null
}

const BOOKINGS_MAX = 100
/** Where a day ends last. */
const LAST_ZONE = 'Etc/GMT+12'

/** The live bookings of a person that are not over and are guaranteed by one of these cards, the soonest first. */
export async function guaranteedBy(
  { bookings, payments, products, clock }: Pick<ShopDeps, 'bookings' | 'payments' | 'products' | 'clock'>,
  tx: Tx,
  { orgId, userId }: { readonly orgId: OrgId; readonly userId: UserId },
  cardIds: readonly string[],
): Promise<readonly Guaranteed[]> {
  const today = dayIn(LAST_ZONE, clock.nowMs())
  const found: Guaranteed[] = []
  for (const booking of await bookings.listOf(tx, { orgId, userIds: [userId], limit: BOOKINGS_MAX })) {
    const { bookingId, status, how, items } = booking
    if (!how?.guarantee || (status !== 'confirmed' && status !== 'confirming')) continue
    const { span } = placeAndSpan(items.map(({ description }) => description))
    if (span && span.to < today) continue
    const attempts = await payments.attempts.listOf(tx, orgId, bookingId)
    if (attempts.some(({ state, methodId }) => state === 'succeeded' && methodId !== null && cardIds.includes(methodId))) {
      found.push({ bookingId, title: titleOf(products, booking), from: span?.from ?? null })
    }
  }
  return found.sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
}
