import type { BookingId, Money, OrgId, UserId } from '@sojourn/kernel'

/** Who it is for, as the giver wrote it. */
export interface Recipient {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Value bought for another person. It is claimed with a code sent to them by e-mail; until then it is in the ledger under the gift's id. */
export interface Gift {
  readonly orgId: OrgId
  readonly giftId: string
  readonly bookingId: BookingId
  readonly giverId: UserId
  readonly to: Recipient
  readonly value: Money
  readonly claimed: { readonly by: UserId; readonly paymentCardId: string; readonly atMs: number } | null
}
