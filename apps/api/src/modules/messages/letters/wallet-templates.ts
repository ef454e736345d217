import { amountText, say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { button, facts, type Letter, text } from '../domain/blocks.ts'
import type { Letterhead, MailData } from '../domain/mail.ts'
import { moneyBack, paid } from './money-words.ts'

export const toppedUp = ({ reference, amount, walletLink }: MailData['wallet_topped_up']): Letter => ({
  subject: say`${amountText(amount)} was added to your wallet, ${reference}`,
  heading: say`Your wallet has been topped up`,
  blocks: [
    text(say`You can spend ${amountText(amount)} on your next bookings, all at once or bit by bit. It never expires.`),
    facts([say`Reference`, reference], [say`Amount`, amountText(amount)]),
    button(say`View my wallet`, walletLink),
  ],
})

export const giftBought = ({ reference, amount, name, email, walletLink }: MailData['gift_bought']): Letter => ({
  subject: say`Your gift for ${name} is on its way, ${reference}`,
  heading: say`Your gift is on its way`,
  blocks: [
    text(say`We emailed the code to ${shownEmail(email)}. Only that email contains it, and it works once for whoever enters it.`),
    facts([say`Reference`, reference], [say`Gift for`, name], [say`Value`, amountText(amount)]),
    button(say`View my wallet`, walletLink),
  ],
})

export const giftReceived = ({ from, name, message, amount, code, link }: MailData['gift_received'], head: Letterhead): Letter => ({
  subject: say`${from} sent you ${amountText(amount)} to travel with`,
  heading: say`${name}, you've received a gift`,
  blocks: [
    text(say`${from} sent you ${amountText(amount)} to spend at ${head.name}.`),
    ...(message ? [text(`“${message}”`)] : []),
    facts([say`Value`, amountText(amount)], [say`Your code`, code]),
    button(say`Add to my wallet`, link),
    text(say`The code works once and never expires. Anyone who has it can use it, so keep this email to yourself.`),
  ],
})

export const topUpFailed = ({ reference, amount, refunded, walletLink }: MailData['wallet_failed']): Letter => ({
  subject: say`Top-up failed: ${amountText(amount)}, ${reference}`,
  heading: say`Your top-up didn't go through`,
  blocks: [
    text(say`Nothing was added to your wallet and no gift was sent.`),
    facts([say`Reference`, reference], [say`Amount`, amountText(amount)], [say`Refund`, paid(refunded)]),
    text(moneyBack(refunded)),
    button(say`Back to my wallet`, walletLink),
  ],
})
