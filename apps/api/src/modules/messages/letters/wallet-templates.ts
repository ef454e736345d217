import { amountText, say } from '@sojourn/i18n'
import { button, facts, type Letter, text } from '../domain/blocks.ts'
import type { Letterhead, MailData } from '../domain/mail.ts'
import { moneyBack, paid } from './money-words.ts'

export const toppedUp = ({ reference, amount, walletLink }: MailData['wallet_topped_up']): Letter => ({
  subject: say`${amountText(amount)} is in your wallet, ${reference}`,
  heading: say`Your wallet is topped up`,
  blocks: [
    text(say`${amountText(amount)} is yours to spend on your next booking, whole or in parts. It does not run out.`),
    facts(['Reference', reference], ['Amount', amountText(amount)]),
    button(say`See my wallet`, walletLink),
  ],
})

export const giftBought = ({ reference, amount, name, email, walletLink }: MailData['gift_bought']): Letter => ({
  subject: say`Your gift for ${name} is on its way, ${reference}`,
  heading: say`Your gift is on its way`,
  blocks: [
    text(say`We mailed the code to ${email}. It is in that mail alone and works once: whoever types it has the value.`),
    facts(['Reference', reference], ['For', name], ['Value', amountText(amount)]),
    button(say`See my wallet`, walletLink),
  ],
})

export const giftReceived = ({ from, name, message, amount, code, link }: MailData['gift_received'], head: Letterhead): Letter => ({
  subject: `${from} sent you ${amountText(amount)} to travel with`,
  heading: say`A gift for you, ${name}`,
  blocks: [
    text(say`${from} gives you ${amountText(amount)} to spend at ${head.name}.`),
    ...(message ? [text(`“${message}”`)] : []),
    facts(['Value', amountText(amount)], [say`Your code`, code]),
    button(say`Put it into my wallet`, link),
    text(say`The code works once, and whoever has it has the value: keep this mail to yourself. It does not run out.`),
  ],
})

export const topUpFailed = ({ reference, amount, refunded, walletLink }: MailData['wallet_failed']): Letter => ({
  subject: say`Not bought: ${amountText(amount)} of wallet value, ${reference}`,
  heading: 'Your top-up did not go through',
  blocks: [
    text(say`Nothing was added to a wallet, and no gift was sent.`),
    facts(['Reference', reference], ['Amount', amountText(amount)], ['Refunded', paid(refunded)]),
    text(moneyBack(refunded)),
    button(say`Back to my wallet`, walletLink),
  ],
})
