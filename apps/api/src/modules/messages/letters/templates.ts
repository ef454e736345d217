import { say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import { button, facts, type Letter, renderEmail, text } from '../domain/blocks.ts'
import type { BookedFacts, ConfirmedBooking, Letterhead, Mail, MailData, RenderedMail } from '../domain/mail.ts'
import { hello } from './hello.ts'
import { invited } from './invitation-letter.ts'
import { amountsOf, moneyBack, paid, priceFacts, refundFacts } from './money-words.ts'
import { payLink } from './pay-link-letter.ts'
import { giftBought, giftReceived, toppedUp, topUpFailed } from './wallet-templates.ts'

/** What a mail says, in the organisation's colours. */
export const render = (mail: Mail, head: Letterhead): RenderedMail => renderEmail(letterOf(mail, head), head)

function letterOf(mail: Mail, head: Letterhead): Letter {
  switch (mail.kind) {
    case 'verify_email':
      return proveAddress(mail.data, head)
    case 'existing_account':
      return alreadyHere(mail.data, head)
    case 'reset_password':
      return newPassword(mail.data, head)
    case 'client_invited':
      return invited(mail.data, head)
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
  subject: say`Confirm your e-mail for ${name}`,
  heading: 'Confirm your e-mail',
  blocks: [
    text(say`${hello(firstName)}, one step is left: confirm that this address is yours. The link works once, for 24 hours.`),
    button('Confirm my e-mail', link),
    text(say`You did not ask for an account at ${name}? Leave this mail alone and nothing happens.`),
  ],
})

const alreadyHere = ({ firstName, link }: MailData['existing_account'], { name }: Letterhead): Letter => ({
  subject: say`You already have an account at ${name}`,
  heading: say`You already have an account`,
  blocks: [
    text(say`${hello(firstName)}, someone asked for a new account with this address. You have one already, and nothing about it was changed.`),
    button(say`Sign in`, link),
    text(say`Forgotten the password? Choose "Forgot password?" there and we send a link. If it was not you who asked, there is nothing to do.`),
  ],
})

const newPassword = ({ firstName, link }: MailData['reset_password'], { name }: Letterhead): Letter => ({
  subject: say`A new password for ${name}`,
  heading: 'Set a new password',
  blocks: [
    text(say`${hello(firstName)}, this link lets you set a new password. It works once, for one hour, and ends every open session.`),
    button('Set a new password', link),
    text(say`You did not ask for it? Leave this mail alone: your password stays as it is.`),
  ],
})

const confirmed = (booking: ConfirmedBooking): Letter => ({
  subject: say`Booking confirmed: ${booking.title}, ${booking.reference}`,
  heading: say`Booking confirmed`,
  blocks: [
    text(say`Everything is booked. This is your voucher: show it when you arrive, together with the reference ${booking.reference}.`),
    facts(...factsOf(booking), ['Travellers', booking.travellers.join(', ')]),
    facts(...(booking.price ? priceFacts(booking.price) : amountsOf(booking))),
    text(['If plans change:', ...booking.cancellation].join(' ')),
    button(say`See my booking`, booking.bookingLink),
  ],
})

const failed = (booking: MailData['booking_failed']): Letter => ({
  subject: say`Booking not made: ${booking.title}, ${booking.reference}`,
  heading: say`Your booking could not be made`,
  blocks: [
    text(say`It could not be confirmed any more, so there is no booking and you need not cancel anything.`),
    facts(...factsOf(booking), ['Refunded', paid(booking.refunded)], ...refundFacts(booking.back)),
    text(moneyBack(booking.refunded)),
    button(say`Search again`, booking.searchLink),
  ],
})

const cancelled = (booking: MailData['booking_cancelled']): Letter => ({
  subject: say`Booking cancelled: ${booking.title}, ${booking.reference}`,
  heading: say`Booking cancelled`,
  blocks: [
    text(booking.isPart ? say`This part of your booking is cancelled, as you asked.` : say`Your booking is cancelled, as you asked.`),
    facts(...factsOf(booking), [say`Cancellation fee`, paid(booking.fee)], ['Refunded', paid(booking.refunded)], ...refundFacts(booking.back)),
    text(moneyBack(booking.refunded)),
    button(say`See my booking`, booking.bookingLink),
  ],
})

const factsOf = ({ reference, facts: more }: BookedFacts): (readonly [string, string])[] => [['Reference', reference], ...more]
