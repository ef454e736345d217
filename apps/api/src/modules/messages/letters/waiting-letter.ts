import { amountText, say } from '@sojourn/i18n'
import { button, facts, type Letter, text } from '../domain/blocks.ts'
import type { MailData } from '../domain/mail.ts'

/** Asks one who waited: it came free, and is held for them for a while. */
export const waitingOffered = ({ title, summary, total, heldUntil, link }: MailData['waiting_offered']): Letter => ({
  subject: say`Your turn on the waiting list: ${title}`,
  heading: say`It's your turn`,
  blocks: [
    text(say`${title} is available again, and we're holding it for you until ${heldUntil}. Nothing has been charged.`),
    facts([title, summary], [say`Total`, amountText(total)]),
    button(say`See what we hold for you`, link),
    text(say`Don't want it any more? You can ignore this email: when the hold expires, we offer it to the next person.`),
  ],
})
