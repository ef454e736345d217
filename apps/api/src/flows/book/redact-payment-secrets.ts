import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'

const isPayer = ({ userId }: Booking, { user }: SignedInCaller): boolean => userId === user.userId

/** The secret of a payment also opens the saved cards of its payer: an operator who looks at the booking sees its state without the secret. */
export const redactPayment = <Payment extends { readonly client_secret: string | null; readonly authentication_url: string | null }>(
  payment: Payment,
  booking: Booking,
  caller: SignedInCaller,
): Payment => (isPayer(booking, caller) ? payment : { ...payment, client_secret: null, authentication_url: null })
