import { say } from '@sojourn/i18n'
import type { Refusals } from '../../http/index.ts'

export const STATEMENT: Refusals = {
  not_allowed: [403, () => say`This is for agents. Nothing was changed.`],
  no_credit_line: [404, () => say`There is no credit line on this account. Ask the organisation for one to pay by invoice.`],
}

export const SALES: Refusals = {
  not_allowed: [403, () => say`This is for agents. Nothing was changed.`],
  not_found: [404, () => say`This is not here. Nothing was changed.`],
  has_account: [409, () => say`This address has an account here already. Nothing was changed. Please ask your organisation to make this person your client.`],
  already_booked: [409, () => say`This is booked already, at the price it had. Nothing was changed.`],
  bad_amount: [400, () => say`This amount has more decimals than its currency. Nothing was changed.`],
  markup_out_of_limits: [409, () => say`This markup is outside the limits of your organisation. Nothing was changed.`],
}

export const LINKS: Refusals = {
  not_allowed: [403, () => say`Pay links are sent by agents. Nothing was changed.`],
  not_found: [404, () => say`This is not here. Nothing was charged.`],
  checkout_expired: [409, () => say`The time to book has run out and what was held is free again. Nothing was charged. Please choose again.`],
  already_booked: [409, () => say`This is a booking of your own already, so no link can be sent for it. You find it under My bookings. Nothing was changed.`],
  link_sent: [
    409,
    () => say`A link for this was sent to your client already, and waits for its payment. You find it among your pay links. Nothing was sent again.`,
  ],
  price_changed: [409, () => say`The price has changed, so no link was sent. It is held for you at the old price until your time runs out.`],
  sold_out: [409, () => say`It cannot be held any longer than it is, so no link was sent. Nothing was charged.`],
  too_many_links: [429, () => say`Twenty of your links wait for their payment already. Withdraw one, or wait until one is paid.`],
  already_paid: [409, () => say`Your client has paid this or is paying it now, so the link stays. You find the booking with your client.`],
  link_expired: [410, () => say`This link has run out or was taken back. Nothing was charged. Please ask your agent for a new one.`],
}

export const OPERATOR: Refusals = {
  not_allowed: [403, () => say`Credit is decided by operators. Nothing was changed.`],
  not_found: [404, () => say`There is no such agent here. Nothing was changed.`],
  no_credit_line: [404, () => say`This agent has no credit line. Nothing was booked.`],
  bad_amount: [400, () => say`This amount has more decimals than its currency, or is larger than any. Nothing was changed.`],
  currency_differs: [409, () => say`The credit line is in another currency. Nothing was changed.`],
  credit_in_use: [409, () => say`More than that is used or held of the line. Nothing was changed. Wait until the agency has paid in.`],
  reference_used: [
    409,
    () => say`This reference is booked already, with another amount or for another agency. Nothing was booked. Please check it with the bank.`,
  ],
  more_than_owed: [409, () => say`That is more than the agency owes. Nothing was booked. Please check the amount.`],
}
