import { formatMoney } from '@sojourn/kernel'
import { button, facts, type Letter, text } from './blocks.ts'
import type { Letterhead, MailData } from './mail.ts'
import { daysOf, hello } from './stay-words.ts'

/** Asks a client to pay what their agent put together. */
export const payLink = ({ firstName, agent, hotel, address, total, heldUntil, link, ...stay }: MailData['pay_link'], { name }: Letterhead): Letter => ({
  subject: `${agent} put a stay together for you: ${hotel}`,
  heading: 'Your stay is ready to pay',
  blocks: [
    text(`${hello(firstName)}, ${agent} holds this stay at ${name} for you until ${heldUntil}. Sign in, look at it and pay: nothing was charged yet.`),
    facts(['Property', `${hotel}, ${address}`], ...daysOf(stay), ['Total', formatMoney(total)]),
    button('Look and pay', link),
    text('You do not want it? Leave this mail alone: the room becomes free by itself and nothing is charged.'),
  ],
})
