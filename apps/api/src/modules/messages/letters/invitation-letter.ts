import { say } from '@sojourn/i18n'
import { button, type Letter, text } from '../domain/blocks.ts'
import type { Letterhead, MailData } from '../domain/mail.ts'
import { hello } from './hello.ts'

/** Invites whom an agent made their client: with a password the account is theirs. */
export const invited = ({ firstName, agent, link }: MailData['client_invited'], { name }: Letterhead): Letter => ({
  subject: say`${agent} invites you to ${name}`,
  heading: say`Your account is ready`,
  blocks: [
    text(
      say`${hello(firstName)}, ${agent} books your trips at ${name} and made an account for you. Set a password to see and pay for them. The link works once, for 7 days.`,
    ),
    button(say`Set a password`, link),
    text(say`You do not know this agent? Leave this mail alone: nobody else can use the account.`),
  ],
})
