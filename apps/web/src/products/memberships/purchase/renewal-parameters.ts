import type { MembershipOffer } from '@sojourn/contracts'

/** What the address of the success page says of a membership besides its booking (B4.5). The page itself believes the booking alone. */
export const renewalParameters = ({ kind, sub_id: planId, subscription_code: code, is_trial: isTrial, charge_org: byOrg }: MembershipOffer) => ({
  is_renewal: kind === 'renewal' ? '1' : '0',
  sub_plan_id: planId,
  subscription_code: code,
  is_trial: isTrial ? '1' : '0',
  charge_org: byOrg ? '1' : '0',
})
