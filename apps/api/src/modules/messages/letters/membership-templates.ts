import { amountText, plural, say } from '@sojourn/i18n'
import { button, facts, type Letter, text } from '../domain/blocks.ts'
import type { MailData } from '../domain/mail.ts'
import { hello } from './hello.ts'
import { moneyBack, paid } from './money-words.ts'

export const membershipConfirmed = (bought: MailData['membership_confirmed']): Letter => ({
  subject: say`Your membership ${bought.planName}, ${bought.reference}`,
  heading: say`Thank you, you're all set`,
  blocks: [
    facts(
      [say`Reference`, bought.reference],
      [say`Plan`, bought.planName],
      ...(bought.until ? [[say`Valid until`, bought.until] as const] : []),
      [say`Price`, paid(bought.paid)],
      ...(bought.next ? [[say`Next charge`, say`${amountText(bought.next.amount)} on ${bought.next.on}`] as const] : []),
    ),
    ...(bought.next ? [text(say`We'll email you before each charge. You can cancel online at any time, without signing in.`)] : []),
    button(say`View my membership`, bought.profileLink),
    ...(bought.until ? [button(say`Cancel my membership`, bought.cancelLink)] : []),
    ...(bought.withdrawUntil
      ? [text(withdrawText(bought.withdrawUntil, bought.paid.minor > 0)), button(say`Withdraw from contract here`, bought.withdrawLink)]
      : []),
  ],
})

const withdrawText = (until: string, wasPaid: boolean): string =>
  wasPaid ? say`Until ${until} you can withdraw and get your money back.` : say`Until ${until} you can withdraw. You haven't been charged.`

export const membershipFailed = ({ reference, planName, refunded, profileLink }: MailData['membership_failed']): Letter => ({
  subject: say`Your membership ${planName} didn't go through, ${reference}`,
  heading: say`Your membership didn't go through`,
  blocks: [
    text(say`Nothing about your membership was changed.`),
    facts([say`Reference`, reference], [say`Plan`, planName], [say`Refund`, paid(refunded)]),
    text(moneyBack(refunded)),
    button(say`View my membership`, profileLink),
  ],
})

export const membershipEnding = ({ firstName, planName, until, endedAt, membershipLink }: MailData['membership_ending']): Letter => ({
  subject: say`You canceled your membership ${planName}`,
  heading: say`Your membership is canceled`,
  blocks: [
    text(hello(firstName)),
    text(say`You keep your benefits until ${until}. Nothing more will be charged.`),
    facts([say`Plan`, planName], [say`Benefits until`, until], [say`Canceled at`, endedAt]),
    button(say`View my membership`, membershipLink),
  ],
})

/** Before a renewal that costs more than the one before. */
export const membershipPrice = ({ firstName, planName, before, price, on, membershipLink, cancelLink }: MailData['membership_price']): Letter => ({
  subject: say`The price of your membership ${planName} is changing`,
  heading: say`Your membership's price is changing`,
  blocks: [
    text(hello(firstName)),
    text(
      say`On ${on} your membership renews at ${amountText(price)} instead of ${amountText(before)}. If you don't want that, cancel before then, and nothing more is charged.`,
    ),
    facts([say`Plan`, planName], [say`Price now`, amountText(before)], [say`New price`, amountText(price)], [say`Renews on`, on]),
    button(say`View my membership`, membershipLink),
    button(say`Cancel my membership`, cancelLink),
  ],
})

/** Once a year, where the law of the member's country asks for it: what renews, how often, for how much, and how it ends. */
export function membershipReminder({ firstName, planName, months, renewal, next, membershipLink, cancelLink }: MailData['membership_reminder']): Letter {
  return {
    subject: say`Reminder: your membership ${planName} renews automatically`,
    heading: say`Your membership renews automatically`,
    blocks: [
      text(hello(firstName)),
      text(say`This is your yearly reminder. Nothing changes, and nothing is charged today. You can cancel online at any time, without signing in.`),
      facts(
        [say`Plan`, planName],
        [say`Renews`, cadence(months)],
        [say`Price of each renewal`, amountText(renewal)],
        [say`Next charge`, say`${amountText(next.amount)} on ${next.on}`],
      ),
      button(say`View my membership`, membershipLink),
      button(say`Cancel my membership`, cancelLink),
    ],
  }
}

const cadence = (months: number): string =>
  months === 12 ? say`Every year` : months === 1 ? say`Every month` : say`Every ${plural(months, { one: '# month', other: '# months' })}`
