import type { WalletOffer } from '@sojourn/contracts'
import type { Money, Tx } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'
import type { Gifts } from '../../modules/wallet/index.ts'
import type { Postman } from '../parts.ts'

const walletOf = ({ origin }: Booking): string => `${origin}/wallet`
const factsOf = (booking: Booking) => ({ reference: booking.reference, amount: booking.total, walletLink: walletOf(booking) })

/** To the buyer, and of a gift to its receiver. The code is made here: it is in that mail and nowhere else. */
export async function mailBought({ gifts, post }: { gifts: Gifts; post: Postman }, tx: Tx, booking: Booking, { gift }: WalletOffer): Promise<void> {
  const { orgId, bookingId, holdId: giftId, userId: giverId, total: value } = booking
  const toBuyer = { orgId, key: `booking_confirmed:${bookingId}`, to: booking.contact.email }
  if (!gift) return post.send(tx, { ...toBuyer, kind: 'wallet_topped_up', data: factsOf(booking) })
  await post.send(tx, { ...toBuyer, kind: 'gift_bought', data: { ...factsOf(booking), name: gift.name, email: gift.email } })
  const wrapped = await gifts.wrap(tx, { orgId, giftId, bookingId, giverId, to: gift, value })
  if (!wrapped) return
  const [giver] = booking.guests
  await post.send(tx, {
    orgId,
    key: `gift:${giftId}`,
    to: gift.email,
    kind: 'gift_received',
    data: {
      from: `${giver?.first_name ?? ''} ${giver?.last_name ?? ''}`.trim(),
      name: gift.name,
      message: gift.message,
      amount: value,
      code: wrapped.code,
      link: `${walletOf(booking)}?claim=${wrapped.code}`,
    },
  })
}

export const mailNotBought = (post: Postman, tx: Tx, booking: Booking, refunded: Money): Promise<void> =>
  post.send(tx, {
    orgId: booking.orgId,
    key: `booking_failed:${booking.bookingId}`,
    to: booking.contact.email,
    kind: 'wallet_failed',
    data: { ...factsOf(booking), refunded },
  })
