import { amountText, commaText, DEFAULT_LANGUAGE, directionOf, say, sentencesText } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { add, never } from '@sojourn/kernel'
import { button, facts, type Letter, renderEmail, text } from '../domain/blocks.ts'
import type { LetterKind } from '../domain/letter-kind.ts'
import type { BookedFacts, ConfirmedBooking, Letterhead, Mail, MailData, RenderedMail, SharedMail } from '../domain/mail.ts'
import { announced, calledOff, declined, receipt } from './charge-letters.ts'
import { hello } from './hello.ts'
import { clientInvited, invited } from './invitation-letter.ts'
import { amountsOf, discountFacts, moneyBack, paid, priceFacts, refundFacts } from './money-words.ts'
import { payLink } from './pay-link-letter.ts'
import { waitingOffered } from './waiting-letter.ts'

/** What a mail says in its receiver's language, in the organisation's colours. `own` are the kinds that products write. Throws for a kind that nobody writes. */
export const render = (mail: Mail, head: Letterhead, own: readonly LetterKind[], language = DEFAULT_LANGUAGE): RenderedMail =>
  inLanguage(language, () => renderEmail(letterOf(mail, head, own), head, language, directionOf(language)))

function letterOf(mail: Mail, head: Letterhead, own: readonly LetterKind[]): Letter {
  const kind = own.find((each) => each.kind === mail.kind)
  return kind ? kind.write(mail.data, head) : sharedLetter(mail as SharedMail, head)
}

function sharedLetter(mail: SharedMail, head: Letterhead): Letter {
  switch (mail.kind) {
    case 'verify_email':
      return proveAddress(mail.data, head)
    case 'existing_account':
      return alreadyHere(mail.data, head)
    case 'reset_password':
      return newPassword(mail.data, head)
    case 'client_invited':
      return clientInvited(mail.data, head)
    case 'invited':
      return invited(mail.data, head)
    case 'booking_confirmed':
      return confirmed(mail.data)
    case 'booking_failed':
      return failed(mail.data)
    case 'booking_cancelled':
      return cancelled(mail.data)
    case 'booking_changed':
      return changed(mail.data)
    case 'waiting_offered':
      return waitingOffered(mail.data)
    case 'pay_link':
      return payLink(mail.data, head)
    case 'charge_announced':
      return announced(mail.data)
    case 'charge_paid':
      return receipt(mail.data)
    case 'charge_declined':
      return declined(mail.data)
    case 'charge_called_off':
      return calledOff(mail.data)
    default:
      return never(mail)
  }
}

const proveAddress = ({ firstName, link }: MailData['verify_email'], { name }: Letterhead): Letter => ({
  subject: say`Confirm your email for ${name}`,
  heading: say`Confirm your email`,
  blocks: [
    text(hello(firstName)),
    text(say`Just one more step: confirm that this email address is yours. The link works once and is valid for 24 hours.`),
    button(say`Confirm my email`, link),
    text(say`Didn't sign up at ${name}? You can ignore this email.`),
  ],
})

const alreadyHere = ({ firstName, link }: MailData['existing_account'], { name }: Letterhead): Letter => ({
  subject: say`You already have an account at ${name}`,
  heading: say`You already have an account`,
  blocks: [
    text(hello(firstName)),
    text(say`Someone tried to sign up with this email address. You already have an account, and nothing about it has changed.`),
    button(say`Sign in`, link),
    text(say`Forgot your password? Choose "Forgot password?" when you sign in and we'll send you a link. If this wasn't you, you can ignore this email.`),
  ],
})

const newPassword = ({ firstName, link }: MailData['reset_password'], { name }: Letterhead): Letter => ({
  subject: say`Reset your password for ${name}`,
  heading: say`Set a new password`,
  blocks: [
    text(hello(firstName)),
    text(say`Use this link to set a new password. It works once, is valid for one hour, and signs you out everywhere else.`),
    button(say`Set a new password`, link),
    text(say`Didn't ask for this? You can ignore this email: your password won't change.`),
  ],
})

const confirmed = (booking: ConfirmedBooking): Letter => ({
  subject: booking.isChange ? say`Booking changed: ${booking.title}, ${booking.reference}` : say`Booking confirmed: ${booking.title}, ${booking.reference}`,
  heading: booking.isChange ? say`Booking changed` : say`Booking confirmed`,
  blocks: [
    ...(booking.isChange ? [text(say`As you requested, your booking has been changed. The voucher you had before is no longer valid.`)] : []),
    text(say`You're all set. This is your voucher: show it on arrival, along with your booking reference ${booking.reference}.`),
    facts(...factsOf(booking), [say`Travelers`, commaText(booking.travellers)], ...(booking.proofs ?? [])),
    ...(booking.promises ?? []).map((promise) => text(promise)),
    facts(
      ...(booking.price ? priceFacts(booking.price) : amountsOf(booking)),
      ...(booking.refunded ? [[say`Refund`, paid(booking.refunded)] as const, ...refundFacts(booking.back)] : []),
    ),
    text(sentencesText([say`If your plans change:`, ...booking.cancellation])),
    button(say`View my booking`, booking.bookingLink),
  ],
})

const failed = (booking: MailData['booking_failed']): Letter => ({
  subject: say`Booking failed: ${booking.title}, ${booking.reference}`,
  heading: say`Your booking didn't go through`,
  blocks: [
    text(say`We couldn't confirm your booking. You don't need to cancel anything.`),
    facts(...factsOf(booking), [say`Refund`, paid(booking.refunded)], ...refundFacts(booking.back), ...discountFacts(booking.discounts)),
    text(moneyBack(booking.refunded, booking)),
    button(say`Search again`, booking.searchLink),
  ],
})

function whyCancelled({ byProvider, isPart, noShow, unpaid }: MailData['booking_cancelled']): string[] {
  if (unpaid) return [unpaid]
  if (noShow) return [noShow]
  if (byProvider) return [byProvider.why, ...(byProvider.note ? [byProvider.note] : [])]
  return [isPart ? say`As you requested, this part of your booking has been canceled.` : say`As you requested, your booking has been canceled.`]
}

const cancelled = (booking: MailData['booking_cancelled']): Letter => ({
  subject: booking.noShow ? say`Nobody showed up: ${booking.title}, ${booking.reference}` : say`Booking canceled: ${booking.title}, ${booking.reference}`,
  heading: booking.noShow ? say`Nobody showed up` : say`Booking canceled`,
  blocks: [
    ...whyCancelled(booking).map(text),
    facts(
      ...factsOf(booking),
      [booking.noShow ? say`Fee` : say`Cancellation fee`, paid(booking.charged ? add(booking.fee, booking.charged) : booking.fee)],
      ...(booking.charged ? [[say`Charged to your card later`, amountText(booking.charged)] as const] : []),
      [say`Refund`, paid(booking.refunded)],
      ...refundFacts(booking.back),
      ...discountFacts(booking.discounts),
    ),
    text(moneyBack(booking.refunded, booking)),
    button(say`View my booking`, booking.bookingLink),
  ],
})

const changed = (booking: MailData['booking_changed']): Letter => ({
  subject: booking.isOpen
    ? say`Your booking has changed: ${booking.title}, ${booking.reference}`
    : say`News about your booking: ${booking.title}, ${booking.reference}`,
  heading: booking.isOpen ? say`Your booking has changed` : say`News about your booking`,
  blocks: [
    text(
      booking.isOpen
        ? say`The provider changed it. Nothing is changed for you until you accept; you can also get back everything you paid for it.`
        : say`The provider sent more details.`,
    ),
    ...(booking.note ? [text(booking.note)] : []),
    facts(...factsOf(booking), ...booking.before.map(([label, value]) => [say`Before: ${label}`, value] as const)),
    ...(booking.answerBy ? [text(say`Please answer by ${booking.answerBy}.`)] : []),
    button(booking.isOpen ? say`Accept or get a refund` : say`View my booking`, booking.bookingLink),
  ],
})

const factsOf = ({ reference, facts: more }: BookedFacts): (readonly [string, string])[] => [[say`Booking reference`, reference], ...more]
