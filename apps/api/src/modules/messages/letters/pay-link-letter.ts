import { amountText, say } from '@sojourn/i18n'
import { button, facts, type Letter, text } from '../domain/blocks.ts'
import type { Letterhead, MailData } from '../domain/mail.ts'
import { hello } from './hello.ts'

/** Asks a client to pay what their agent put together. */
export const payLink = ({ firstName, agent, title, facts: more, total, heldUntil, link }: MailData['pay_link'], { name }: Letterhead): Letter => ({
  subject: say`${agent} has put together a trip for you: ${title}`,
  heading: say`Your trip is ready to pay`,
  blocks: [
    text(hello(firstName)),
    text(say`${agent} is holding this trip at ${name} for you until ${heldUntil}. Sign in to review and pay; nothing has been charged yet.`),
    facts(...more, [say`Total`, amountText(total)]),
    button(say`Review and pay`, link),
    text(say`Not interested? You can ignore this email: the hold will expire and nothing will be charged.`),
  ],
})
