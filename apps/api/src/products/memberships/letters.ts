import { amountText, plural, say } from '@sojourn/i18n'
import type { Money } from '@sojourn/kernel'
import { button, facts, hello, letterKind, letterKinds, moneyBack, paid, text } from '../../modules/messages/index.ts'

/** A plan that was bought, or was to be. */
interface MembershipFacts {
  readonly reference: string
  readonly planName: string
  readonly profileLink: string
}

interface Confirmed extends MembershipFacts {
  /** In words; null of a debt that was paid. */
  readonly until: string | null
  readonly paid: Money
  /** When what is charged next, in words; null where nothing is. */
  readonly next: { readonly on: string; readonly amount: Money } | null
  /** In words: until when the money may be taken back; null where it may not. */
  readonly withdrawUntil: string | null
  readonly cancelLink: string
  readonly withdrawLink: string
}

interface Ending {
  readonly firstName: string
  readonly planName: string
  readonly until: string
  readonly endedAt: string
  readonly membershipLink: string
}

interface Renewing {
  readonly firstName: string
  readonly planName: string
  readonly membershipLink: string
  readonly cancelLink: string
}

/** A renewal costs more from a day on, in words. */
interface NewPrice extends Renewing {
  readonly before: Money
  readonly price: Money
  readonly on: string
}

/** A membership renews automatically, every so many months, at a price; what is charged next. */
interface Reminder extends Renewing {
  readonly months: number
  readonly renewal: Money
  readonly next: { readonly amount: Money; readonly on: string }
}

export const membershipConfirmed = letterKind<Confirmed>(
  'membership_confirmed',
  (bought) => ({
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
  }),
  ['cancelLink', 'withdrawLink'],
)

const withdrawText = (until: string, wasPaid: boolean): string =>
  wasPaid ? say`Until ${until} you can withdraw and get your money back.` : say`Until ${until} you can withdraw. You haven't been charged.`

export const membershipFailed = letterKind<MembershipFacts & { readonly refunded: Money }>(
  'membership_failed',
  ({ reference, planName, refunded, profileLink }) => ({
    subject: say`Your membership ${planName} didn't go through, ${reference}`,
    heading: say`Your membership didn't go through`,
    blocks: [
      text(say`Nothing about your membership was changed.`),
      facts([say`Reference`, reference], [say`Plan`, planName], [say`Refund`, paid(refunded)]),
      text(moneyBack(refunded)),
      button(say`View my membership`, profileLink),
    ],
  }),
)

export const membershipEnding = letterKind<Ending>(
  'membership_ending',
  ({ firstName, planName, until, endedAt, membershipLink }) => ({
    subject: say`You canceled your membership ${planName}`,
    heading: say`Your membership is canceled`,
    blocks: [
      text(hello(firstName)),
      text(say`You keep your benefits until ${until}. Nothing more will be charged.`),
      facts([say`Plan`, planName], [say`Benefits until`, until], [say`Canceled at`, endedAt]),
      button(say`View my membership`, membershipLink),
    ],
  }),
  ['membershipLink'],
)

/** Before a renewal that costs more than the one before. */
export const membershipPrice = letterKind<NewPrice>(
  'membership_price',
  ({ firstName, planName, before, price, on, membershipLink, cancelLink }) => ({
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
  }),
  ['cancelLink'],
)

/** Once a year, where the law of the member's country asks for it: what renews, how often, for how much, and how it ends. */
export const membershipReminder = letterKind<Reminder>(
  'membership_reminder',
  ({ firstName, planName, months, renewal, next, membershipLink, cancelLink }) => ({
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
  }),
  ['cancelLink'],
)

const cadence = (months: number): string =>
  months === 12 ? say`Every year` : months === 1 ? say`Every month` : say`Every ${plural(months, { one: '# month', other: '# months' })}`

export const membershipLetters = letterKinds(membershipConfirmed, membershipFailed, membershipEnding, membershipPrice, membershipReminder)
