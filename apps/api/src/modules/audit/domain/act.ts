import type { BookingId, OrgId, UserId } from '@sojourn/kernel'

/** The role in which a person acted on another's data. */
export type ActorRole = 'operator' | 'agent' | 'impersonator'

/** What can be done to another person's account, bookings or money, or to the settings of the whole organisation. */
export type ActKind =
  | 'account_blocked'
  | 'account_unblocked'
  | 'account_invited'
  | 'impersonation_allowed'
  | 'impersonation_begun'
  | 'impersonation_ended'
  | 'client_booking_made'
  | 'client_booking_cancelled'
  | 'booking_cancelled'
  | 'item_cancelled'
  | 'item_settled'
  | 'card_deleted'
  | 'card_made_default'
  | 'credit_line_set'
  | 'credit_paid_in'
  | 'earnings_paid_out'
  | 'pay_link_sent'
  | 'pay_link_withdrawn'
  | 'payment_settings_saved'
  | 'site_settings_saved'
  | 'risk_rules_saved'
  | 'risk_review_settled'
  | 'fingerprint_requested'
  | 'plan_saved'
  | 'plan_granted'
  | 'plan_revoked'
  | 'trips_read'
  | 'bookings_read'
  | 'trips_changed'

/** `asked` until a system outside has answered: the record is written before the call leaves. */
export type ActOutcome = 'asked' | 'done' | 'refused'

export interface Act {
  readonly orgId: OrgId
  readonly actId: string
  readonly atMs: number
  readonly actorId: UserId
  readonly actorRole: ActorRole
  /** As they were called at that time. */
  readonly actorName: string
  /** Whose data it was; null for settings of the organisation. */
  readonly subjectId: UserId | null
  readonly kind: ActKind
  readonly outcome: ActOutcome
  readonly reason: string | null
  readonly bookingId: BookingId | null
  readonly requestId: string
}

/** The caller of a call, as far as a record needs them. */
export interface Actor {
  readonly orgId: OrgId
  readonly user: { readonly userId: UserId; readonly usrType: number; readonly firstName: string; readonly lastName: string }
  readonly impersonator?: UserId
  readonly impersonatorName?: string
  readonly requestId: string
}

const AGENT = 3

/** Who acted on this person's data, and as whom. Null where a person acts on their own: nothing is recorded then. */
export function actorOf({ user, impersonator }: Actor, subjectId: UserId | null): Pick<Act, 'actorId' | 'actorRole'> | null {
  if (impersonator) return { actorId: impersonator, actorRole: 'impersonator' }
  if (user.userId === subjectId) return null
  return { actorId: user.userId, actorRole: user.usrType === AGENT ? 'agent' : 'operator' }
}
