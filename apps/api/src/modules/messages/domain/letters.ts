import { formatMoney, never } from '@sojourn/kernel'
import { button, facts, type Letter, text, typeset } from './blocks.ts'
import type { ConfirmedStay, Letterhead, Mail, MailData, RenderedMail, StayFacts } from './mail.ts'
import { moneyBack, paid, waysBack } from './money-words.ts'
import { payLink } from './pay-link-letter.ts'
import { daysOf, hello } from './stay-words.ts'
import { giftBought, giftReceived, toppedUp, topUpFailed } from './wallet-letters.ts'

/** What a mail says, in the organisation's colours. */
export const render = (mail: Mail, head: Letterhead): RenderedMail => typeset(letterOf(mail, head), head)

function letterOf(mail: Mail, head: Letterhead): Letter {
  switch (mail.kind) {
    case 'verify_email':
      return proveAddress(mail.data, head)
    case 'existing_account':
      return alreadyHere(mail.data, head)
    case 'reset_password':
      return newPassword(mail.data, head)
    case 'booking_confirmed':
      return confirmed(mail.data)
    case 'booking_failed':
      return failed(mail.data)
    case 'booking_cancelled':
      return cancelled(mail.data)
    case 'wallet_topped_up':
      return toppedUp(mail.data)
    case 'gift_bought':
      return giftBought(mail.data)
    case 'gift_received':
      return giftReceived(mail.data, head)
    case 'wallet_failed':
      return topUpFailed(mail.data)
    case 'pay_link':
      return payLink(mail.data, head)
    default:
      return never(mail)
  }
}

const proveAddress = ({ firstName, link }: MailData['verify_email'], { name }: Letterhead): Letter => ({
  subject: `Confirm your e-mail for ${name}`,
  heading: 'Confirm your e-mail',
  blocks: [
    text(`${hello(firstName)}, one step is left: confirm that this address is yours. The link works once, for 24 hours.`),
    button('Confirm my e-mail', link),
    text(`You did not ask for an account at ${name}? Leave this mail alone and nothing happens.`),
  ],
})

const alreadyHere = ({ firstName, link }: MailData['existing_account'], { name }: Letterhead): Letter => ({
  subject: `You already have an account at ${name}`,
  heading: 'You already have an account',
  blocks: [
    text(`${hello(firstName)}, someone asked for a new account with this address. You have one already, and nothing about it was changed.`),
    button('Sign in', link),
    text('Forgotten the password? Choose "Forgot password?" there and we send a link. If it was not you who asked, there is nothing to do.'),
  ],
})

const newPassword = ({ firstName, link }: MailData['reset_password'], { name }: Letterhead): Letter => ({
  subject: `A new password for ${name}`,
  heading: 'Set a new password',
  blocks: [
    text(`${hello(firstName)}, this link lets you set a new password. It works once, for one hour, and ends every open session.`),
    button('Set a new password', link),
    text('You did not ask for it? Leave this mail alone: your password stays as it is.'),
  ],
})

const confirmed = (stay: ConfirmedStay): Letter => ({
  subject: `Booking confirmed: ${stay.hotel}, ${stay.reference}`,
  heading: 'Booking confirmed',
  blocks: [
    text(`Your stay is booked. This is your voucher: show it when you arrive, together with the reference ${stay.reference}.`),
    facts(...stayFacts(stay), [stay.unit, `${stay.roomName}; ${stay.rooms}`], ['Guests', stay.guests.join(', ')]),
    facts(
      ['Total', formatMoney(stay.total)],
      ['Paid now', paid(stay.paidNow)],
      ...(stay.paidBy ?? []).map(({ label, amount }) => [label, formatMoney(amount)] as const),
      ['To pay at the property', paid(stay.payAtProperty)],
    ),
    text(['If plans change:', ...stay.cancellation].join(' ')),
    button('See my booking', stay.bookingLink),
  ],
})

const failed = (stay: MailData['booking_failed']): Letter => ({
  subject: `Booking not made: ${stay.hotel}, ${stay.reference}`,
  heading: 'Your booking could not be made',
  blocks: [
    text('The property could not confirm your stay, so there is no booking and you need not cancel anything.'),
    facts(...stayFacts(stay), ['Refunded', paid(stay.refunded)], ...waysBack(stay.back)),
    text(moneyBack(stay.refunded)),
    button('Find another stay', stay.searchLink),
  ],
})

const cancelled = (stay: MailData['booking_cancelled']): Letter => ({
  subject: `Booking cancelled: ${stay.hotel}, ${stay.reference}`,
  heading: 'Booking cancelled',
  blocks: [
    text('Your stay is cancelled, as you asked.'),
    facts(...stayFacts(stay), ['Kept by the property', paid(stay.fee)], ['Refunded', paid(stay.refunded)], ...waysBack(stay.back)),
    text(moneyBack(stay.refunded)),
    button('See my booking', stay.bookingLink),
  ],
})

function stayFacts(stay: StayFacts): (readonly [string, string])[] {
  return [['Reference', stay.reference], ['Property', `${stay.hotel}, ${stay.address}`], ...daysOf(stay)]
}
