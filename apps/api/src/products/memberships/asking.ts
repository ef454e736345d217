import type { SignedInCaller } from '../../http/index.ts'
import { isTimeZone } from '../../modules/memberships/index.ts'
import type { MembershipAsk } from './membership-ask.ts'

/** Until a person says where they are, a day is that of UTC. */
export const ANYWHERE = 'UTC'

/** Who pays stands where a stay has its guests. */
export const payerOf = ({ user }: SignedInCaller) => [{ first_name: user.firstName, last_name: user.lastName }]

export const askOf = ({ orgId, org, user }: SignedInCaller, subId: string | null, timeZone?: string): MembershipAsk => ({
  orgId,
  userId: user.userId,
  email: user.email,
  subId,
  timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : ANYWHERE,
  seller: org.name,
})
