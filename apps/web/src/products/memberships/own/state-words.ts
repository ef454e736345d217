import { dateTextOfMembership, moneyText, say, sayAs } from '@sojourn/i18n'
import type { Subscription } from '../memberships-api.ts'

type Kind = 'good' | 'care' | 'wrong' | 'plain'

/** The state of a membership: a word for its tag, and a sentence that says what follows. */
export interface StateWords {
  readonly tag: string
  readonly kind: Kind
  readonly text: string
}

export function stateWords(subscription: Subscription): StateWords {
  const until = dateTextOfMembership(subscription.plan_expiry_date)
  if (subscription.ends_at_expiry && (subscription.state === 'active' || subscription.state === 'trialing' || subscription.state === 'grace')) {
    return { tag: say`Ending`, kind: 'care', text: say`Canceled. You keep your benefits until ${until}, and nothing more is charged.` }
  }
  switch (subscription.state) {
    case 'trialing':
      return { tag: say`Free trial`, kind: 'good', text: nextText(subscription) ?? say`Your free trial runs until ${until}.` }
    case 'active':
      return { tag: sayAs('of a membership')`Active`, kind: 'good', text: nextText(subscription) ?? say`Active until ${until}. Nothing is charged later.` }
    case 'grace':
      return {
        tag: say`Payment failed`,
        kind: 'wrong',
        text: say`Your last payment didn't go through. You keep your benefits for now; pay to remain a member.`,
      }
    case 'expired':
      return { tag: sayAs('of a membership')`Expired`, kind: 'care', text: say`Expired on ${until}. Renew to have your benefits again.` }
    case 'cancelled':
      return { tag: sayAs('of a membership')`Canceled`, kind: 'plain', text: say`Ended on ${until}. Nothing more is charged.` }
    case 'withdrawn':
      return {
        tag: sayAs('of a membership')`Withdrawn`,
        kind: 'plain',
        text: say`You withdrew from this membership, and it ended on ${until}. Nothing more is charged.`,
      }
  }
}

/** What is charged next; null where nothing is. */
function nextText({
  next_billing_date: next,
  billing_amount: amount,
  next_payment_by_org: byOrg,
  plan_currency: currency,
  state,
}: Subscription): string | null {
  if (!next) return null
  const on = dateTextOfMembership(next)
  if (byOrg) return say`Renews on ${on}. Your organization pays.`
  if (amount === null) return null
  return state === 'trialing'
    ? say`Free until ${on}. Then ${moneyText(amount, currency)} is charged.`
    : say`Renews on ${on} for ${moneyText(amount, currency)}.`
}
