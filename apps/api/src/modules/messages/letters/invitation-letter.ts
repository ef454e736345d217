import { say } from '@sojourn/i18n'
import { button, type Letter, text } from '../domain/blocks.ts'
import type { Letterhead, MailData } from '../domain/mail.ts'
import { hello } from './hello.ts'

/** Invites whom an agent made their client: with a password the account is theirs. */
export const clientInvited = ({ firstName, agent, link }: MailData['client_invited'], { name }: Letterhead): Letter => ({
  subject: say`${agent} invites you to ${name}`,
  heading: say`Your account is ready`,
  blocks: [
    text(hello(firstName)),
    text(
      say`${agent} books your trips at ${name} and created an account for you. Set a password to see and pay for your bookings. The link works once, for 7 days.`,
    ),
    button(say`Set a password`, link),
    text(say`Don't know this agent? You can ignore this email: nobody else can use the account.`),
  ],
})

/** Invites a person to the site, or to a trip. */
export const invited = ({ firstName, inviter, trip, isHere, link }: MailData['invited'], { name }: Letterhead): Letter => ({
  subject: trip === null ? say`${inviter} invites you to ${name}` : say`${inviter} invites you to the trip “${trip}”`,
  heading: say`You're invited`,
  blocks: [
    text(hello(firstName)),
    text(
      trip === null
        ? say`${inviter} has invited you to create an account at ${name}.`
        : say`${inviter} has invited you to join the trip “${trip}” at ${name}. You'll see its days and what's booked.`,
    ),
    button(isHere ? say`Sign in` : say`Create account`, link),
    text(say`The link works once, for 14 days, and only with this email.`),
    text(say`Don't know them? You can ignore this email.`),
  ],
})
