import type { UserId } from '@sojourn/kernel'

const OPERATOR = 1

/** Whether who cancels a booking says why (C3.3): `required` of an operator who takes it from its owner, `optional` of an agent, `none` of the owner. */
export type CancelReason = 'none' | 'optional' | 'required'

interface Viewer {
  readonly user: { readonly userId: UserId; readonly usrType: number }
}

/** `hasClient`: an agent booked it for a client, whose business it is too. */
export function reasonForCancelling({ userId }: { readonly userId: UserId }, { user }: Viewer, hasClient = false): CancelReason {
  if (user.userId === userId) return hasClient ? 'optional' : 'none'
  return user.usrType === OPERATOR ? 'required' : 'optional'
}
