import { formatMoney } from '@sojourn/kernel'
import { button, facts, type Letter, text } from './blocks.ts'
import type { Letterhead, MailData } from './mail.ts'
import { moneyBack, paid } from './money-words.ts'

export const toppedUp = ({ reference, amount, walletLink }: MailData['wallet_topped_up']): Letter => ({
  subject: `${formatMoney(amount)} is in your wallet, ${reference}`,
  heading: 'Your wallet is topped up',
  blocks: [
    text(`${formatMoney(amount)} is yours to spend on your next booking, whole or in parts. It does not run out.`),
    facts(['Reference', reference], ['Amount', formatMoney(amount)]),
    button('See my wallet', walletLink),
  ],
})

export const giftBought = ({ reference, amount, name, email, walletLink }: MailData['gift_bought']): Letter => ({
  subject: `Your gift for ${name} is on its way, ${reference}`,
  heading: 'Your gift is on its way',
  blocks: [
    text(`We mailed the code to ${email}. It is in that mail alone and works once: whoever types it has the value.`),
    facts(['Reference', reference], ['For', name], ['Value', formatMoney(amount)]),
    button('See my wallet', walletLink),
  ],
})

export const giftReceived = ({ from, name, message, amount, code, link }: MailData['gift_received'], head: Letterhead): Letter => ({
  subject: `${from} sent you ${formatMoney(amount)} to travel with`,
  heading: `A gift for you, ${name}`,
  blocks: [
    text(`${from} gives you ${formatMoney(amount)} to spend at ${head.name}.`),
    ...(message ? [text(`“${message}”`)] : []),
    facts(['Value', formatMoney(amount)], ['Your code', code]),
    button('Put it into my wallet', link),
    text('The code works once, and whoever has it has the value: keep this mail to yourself. It does not run out.'),
  ],
})

export const topUpFailed = ({ reference, amount, refunded, walletLink }: MailData['wallet_failed']): Letter => ({
  subject: `Not bought: ${formatMoney(amount)} of wallet value, ${reference}`,
  heading: 'Your top-up did not go through',
  blocks: [
    text('Nothing was added to a wallet, and no gift was sent.'),
    facts(['Reference', reference], ['Amount', formatMoney(amount)], ['Refunded', paid(refunded)]),
    text(moneyBack(refunded)),
    button('Back to my wallet', walletLink),
  ],
})
