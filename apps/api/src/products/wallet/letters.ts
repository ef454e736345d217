import { amountText, say } from '@sojourn/i18n'
import { type Money, shownEmail } from '@sojourn/kernel'
import { button, facts, letterKind, letterKinds, moneyBack, paid, text } from '../../modules/messages/index.ts'

/** Wallet value that was bought, or was to be. */
interface WalletFacts {
  readonly reference: string
  readonly amount: Money
  readonly walletLink: string
}

/** A gift as its receiver sees it: `code` and `link` are worth its value. */
interface GiftMail {
  readonly from: string
  readonly name: string
  /** In the giver's words; empty where they had none. */
  readonly message: string
  readonly amount: Money
  readonly code: string
  readonly link: string
}

export const toppedUp = letterKind<WalletFacts>('wallet_topped_up', ({ reference, amount, walletLink }) => ({
  subject: say`${amountText(amount)} was added to your wallet, ${reference}`,
  heading: say`Your wallet has been topped up`,
  blocks: [
    text(say`You can spend ${amountText(amount)} on your next bookings, all at once or bit by bit. It never expires.`),
    facts([say`Reference`, reference], [say`Amount`, amountText(amount)]),
    button(say`View my wallet`, walletLink),
  ],
}))

export const giftBought = letterKind<WalletFacts & { readonly name: string; readonly email: string }>(
  'gift_bought',
  ({ reference, amount, name, email, walletLink }) => ({
    subject: say`Your gift for ${name} is on its way, ${reference}`,
    heading: say`Your gift is on its way`,
    blocks: [
      text(say`We emailed the code to ${shownEmail(email)}. Only that email contains it, and it works once for whoever enters it.`),
      facts([say`Reference`, reference], [say`Gift for`, name], [say`Value`, amountText(amount)]),
      button(say`View my wallet`, walletLink),
    ],
  }),
)

export const giftReceived = letterKind<GiftMail>(
  'gift_received',
  ({ from, name, message, amount, code, link }, head) => ({
    subject: say`${from} sent you ${amountText(amount)} to travel with`,
    heading: say`${name}, you've received a gift`,
    blocks: [
      text(say`${from} sent you ${amountText(amount)} to spend at ${head.name}.`),
      ...(message ? [text(`“${message}”`)] : []),
      facts([say`Value`, amountText(amount)], [say`Your code`, code]),
      button(say`Add to my wallet`, link),
      text(say`The code works once and never expires. Anyone who has it can use it, so keep this email to yourself.`),
    ],
  }),
  ['code', 'link'],
)

export const topUpFailed = letterKind<WalletFacts & { readonly refunded: Money }>('wallet_failed', ({ reference, amount, refunded, walletLink }) => ({
  subject: say`Top-up failed: ${amountText(amount)}, ${reference}`,
  heading: say`Your top-up didn't go through`,
  blocks: [
    text(say`Nothing was added to your wallet and no gift was sent.`),
    facts([say`Reference`, reference], [say`Amount`, amountText(amount)], [say`Refund`, paid(refunded)]),
    text(moneyBack(refunded)),
    button(say`Back to my wallet`, walletLink),
  ],
}))

export const walletLetters = letterKinds(toppedUp, giftBought, giftReceived, topUpFailed)
