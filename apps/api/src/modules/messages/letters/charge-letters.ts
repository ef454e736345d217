import { amountText, bankText, dateText, listText, say, sayAs } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import { button, facts, type Letter, text } from '../domain/blocks.ts'
import type { AfterDecline, MailData } from '../domain/mail.ts'
import { hello } from './hello.ts'

/** Before each charge: what, how much, when, by what, and how to stop it. */
export const announced = ({ firstName, what, amount, on, pays, chargesLink, endLink }: MailData['charge_announced']): Letter => ({
  subject: say`${amountText(amount)} will be charged on ${dateText(on)}: ${what}`,
  heading: say`Your upcoming charge`,
  blocks: [
    text(hello(firstName)),
    text(
      pays.length > 0
        ? say`On ${dateText(on)} we'll charge ${amountText(amount)}, as you agreed. You don't need to do anything. We never charge more than this email says.`
        : say`On ${dateText(on)} ${amountText(amount)} is due, as you agreed. We never charge more than this email says.`,
    ),
    facts(
      [say`For`, what],
      [say`Amount`, amountText(amount)],
      [say`Date`, dateText(on)],
      [say`Paid with`, pays.length > 0 ? listText(pays) : say`No card. Choose one, or this won't be paid.`],
    ),
    button(say`See what will be charged when`, chargesLink),
    ...(endLink
      ? [text(say`Don't want it? Cancel before that day and you won't be charged.`), button(sayAs('ends what is charged later')`Cancel`, endLink)]
      : []),
  ],
})

export const receipt = ({ firstName, what, amount, on, paidWith, chargesLink }: MailData['charge_paid']): Letter => ({
  subject: say`Receipt: ${amountText(amount)} for ${what}`,
  heading: say`Payment received`,
  blocks: [
    text(hello(firstName)),
    text(say`We charged ${amountText(amount)} on ${dateText(on)}. This is your receipt.`),
    facts([say`For`, what], [say`Amount`, amountText(amount)], [say`Date`, dateText(on)], [say`Paid with`, paidWith]),
    button(say`See your charges`, chargesLink),
  ],
})

export const declined = ({ firstName, what, amount, reason, next, payLink }: MailData['charge_declined']): Letter => ({
  subject: say`We couldn't charge ${amountText(amount)}: ${what}`,
  heading: next.kind === 'over' ? say`Your payment didn't go through` : say`Your payment needs attention`,
  blocks: [
    text(hello(firstName)),
    text(say`We tried to charge ${amountText(amount)}, but it didn't go through. Nothing was charged.`),
    facts([say`For`, what], [say`Amount`, amountText(amount)], ...(reason ? [[say`Your bank's answer`, bankText(reason)] as const] : [])),
    ...nextBlocks(next, payLink),
  ],
})

function nextBlocks(next: AfterDecline, payLink: string): Letter['blocks'] {
  switch (next.kind) {
    case 'retry':
      return [text(say`We'll try again on ${dateText(next.on)}. You keep your benefits meanwhile. To settle it now, pay here.`), button(say`Pay now`, payLink)]
    case 'card':
      return [
        text(say`We won't try this card again. You keep your benefits until ${dateText(next.until)}: choose another card or pay before then.`),
        button(say`Choose another card or pay`, payLink),
      ]
    case 'bank':
      return [
        text(say`Your bank wants you to approve this payment yourself. You keep your benefits until ${dateText(next.until)}: pay and approve it before then.`),
        button(say`Pay and approve`, payLink),
      ]
    case 'over':
      return [text(say`We won't try again. Your benefits have ended; you can come back at any time.`), button(say`Come back`, payLink)]
    default:
      return never(next)
  }
}

export const calledOff = ({ firstName, what, amount, chargesLink }: MailData['charge_called_off']): Letter => ({
  subject: say`You won't be charged ${amountText(amount)}: ${what}`,
  heading: say`A charge was canceled`,
  blocks: [
    text(hello(firstName)),
    text(say`We emailed you about a charge of ${amountText(amount)}. It won't be made, and you don't need to do anything.`),
    facts([say`For`, what], [say`Amount`, amountText(amount)]),
    button(say`See what will be charged when`, chargesLink),
  ],
})
