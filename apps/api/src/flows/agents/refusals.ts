import { say } from '@sojourn/i18n'
import type { Refusals } from '../../http/index.ts'

export const STATEMENT: Refusals = {
  not_allowed: [403, () => say`Only agents can do this. Nothing was changed.`],
  no_credit_line: [404, () => say`This account has no credit line. Ask the organization for one to pay by invoice.`],
}

export const SALES: Refusals = {
  not_allowed: [403, () => say`Only agents can do this. Nothing was changed.`],
  not_found: [404, () => say`We couldn't find this. Nothing was changed.`],
  has_account: [409, () => say`There is already an account for this email. Nothing was changed. Please ask your organization to make this person your client.`],
  already_booked: [409, () => say`This is already booked, so its price stays. Nothing was changed.`],
  bad_amount: [400, () => say`This amount has too many decimals for its currency. Nothing was changed.`],
  markup_out_of_limits: [409, () => say`Your organization doesn't allow this markup. Nothing was changed.`],
}

export const LINKS: Refusals = {
  not_allowed: [403, () => say`Only agents can send pay links. Nothing was changed.`],
  not_found: [404, () => say`We couldn't find this. Nothing was charged.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Please choose again.`],
  already_booked: [409, () => say`You've already booked this yourself, so you can't send a link for it. You'll find it under My bookings.`],
  link_sent: [409, () => say`Your client already has a link for this and hasn't paid yet. You'll find it under your pay links.`],
  price_changed: [409, () => say`The price has changed, so no link was sent. You keep the old price until your hold expires.`],
  sold_out: [409, () => say`We can't hold this any longer, so no link was sent. Nothing was charged.`],
  too_many_links: [429, () => say`You already have 20 unpaid links. Withdraw one or wait until one is paid.`],
  already_paid: [409, () => say`Your client has paid or is paying right now, so this link can't be withdrawn. You'll find the booking under your client.`],
  link_expired: [410, () => say`This link has expired or was withdrawn. Nothing was charged; please ask your agent for a new one.`],
}

export const EARNINGS: Refusals = {
  not_allowed: [403, () => say`Only agents have earnings. Nothing was changed.`],
}

export const PAYOUT: Refusals = {
  not_allowed: [403, () => say`Only operators can pay out earnings. Nothing was recorded.`],
  not_found: [404, () => say`We couldn't find this agent. Nothing was recorded.`],
  reason_missing: [400, () => say`Please give a reason for this payout; the agent can read it. Nothing was recorded.`],
  bad_amount: [400, () => say`This amount is too large or has too many decimals for its currency. Nothing was recorded.`],
  reference_used: [
    409,
    () => say`This reference was already recorded with another amount or for another agent. Nothing was recorded; please check with the bank.`,
  ],
  more_than_available: [409, () => say`This is more than the agent can be paid now. Nothing was recorded; please check the amount.`],
}

export const OPERATOR: Refusals = {
  not_allowed: [403, () => say`Only operators can change credit lines. Nothing was changed.`],
  not_found: [404, () => say`We couldn't find this agent. Nothing was changed.`],
  no_credit_line: [404, () => say`This agent has no credit line. Nothing was recorded.`],
  bad_amount: [400, () => say`This amount is too large or has too many decimals for its currency. Nothing was changed.`],
  currency_differs: [409, () => say`The credit line is in another currency. Nothing was changed.`],
  credit_in_use: [409, () => say`The agency already owes or has on hold more than that. Nothing was changed; wait until the agency has paid.`],
  reference_used: [
    409,
    () => say`This reference was already recorded with another amount or for another agency. Nothing was recorded; please check with the bank.`,
  ],
  more_than_owed: [409, () => say`This is more than the agency owes. Nothing was recorded; please check the amount.`],
}
