import { amountText, say } from '@sojourn/i18n'
import { button, facts, type Letter, text } from '../domain/blocks.ts'
import type { Letterhead, MailData } from '../domain/mail.ts'
import { hello } from './hello.ts'

/** Asks a client to pay what their agent put together. */
export const payLink = ({ firstName, agent, title, facts: more, total, heldUntil, link }: MailData['pay_link'], { name }: Letterhead): Letter => ({
  subject: say`${agent} put a trip together for you: ${title}`,
  heading: say`Your trip is ready to pay`,
  blocks: [
    text(say`${hello(firstName)}, ${agent} holds this at ${name} for you until ${heldUntil}. Sign in, look at it and pay: nothing was charged yet.`),
    facts(...more, ['Total', amountText(total)]),
    button(say`Look and pay`, link),
    text(say`You do not want it? Leave this mail alone: what is held becomes free by itself and nothing is charged.`),
  ],
})
