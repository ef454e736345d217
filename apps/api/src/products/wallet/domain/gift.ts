import type { BookingId, Money, OrgId, UserId } from '@sojourn/kernel'

/** Who it is for, as whoever gives it wrote it down. */
export interface Recipient {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Value bought for somebody else. It waits under a code that went to them by e-mail; until then it stands in the ledger under the gift's own name. */
export interface Gift {
  readonly orgId: OrgId
  readonly giftId: string
  readonly bookingId: BookingId
  readonly giverId: UserId
  readonly to: Recipient
  readonly value: Money
  readonly claimed: { readonly by: UserId; readonly paymentCardId: string; readonly atMs: number } | null
}
