import { dateTextOfMembership, moneyText, say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Tag } from '../../ui/tag.tsx'
import type { Subscription } from './memberships-api.ts'

/** What a member has: type, since, until, state, what is charged next and to what (A2.16). */
export function MembershipSummary({ subscription }: { subscription: Subscription }) {
  const { next_billing_date: next, billing_amount: amount, plan_status: status } = subscription
  return (
    <dl className="text-small">
      <Row label={say`Membership type`}>{subscription.plan_name}</Row>
      <Row label={say`Member since`}>{dateTextOfMembership(subscription.member_since)}</Row>
      <Row label={endedEarly(subscription) ? say`Ended` : say`Expires`}>{dateTextOfMembership(subscription.plan_expiry_date)}</Row>
      <Row label={say`Status`}>
        <Tag kind={status === 'ACTIVE' ? 'good' : 'care'}>{status === 'ACTIVE' ? say`ACTIVE` : say`EXPIRED`}</Tag>
      </Row>
      <Row label={say`Next billing date`}>{next ? dateTextOfMembership(next) : say`None`}</Row>
      <Row label={say`Billing amount`}>{billingText(subscription, amount)}</Row>
      <Row label={say`Current payment method`}>{subscription.payment_method ?? (needsCard(subscription) ? say`No card` : say`None`)}</Row>
      {subscription.subscription_debt > 0 && <Row label={say`Amount owed`}>{moneyText(subscription.subscription_debt, subscription.plan_currency)}</Row>}
    </dl>
  )
}

/** Something will be charged, and no card is left that could pay it. */
export const needsCard = ({ payment_method: method, billing_amount: amount, next_payment_by_org: byOrg }: Subscription): boolean =>
  method === null && !byOrg && amount !== null && amount > 0

/** It was ended by its member, and did not run out. */
const endedEarly = ({ state }: Subscription): boolean => state === 'withdrawn' || state === 'cancelled'

function billingText({ next_payment_by_org: byOrg, plan_currency: currency }: Subscription, amount: number | null): string {
  if (byOrg) return say`Paid by your organization`
  return amount === null ? say`Nothing` : moneyText(amount, currency)
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 border-b border-rule py-2">
    <dt className="text-ink-2">{label}</dt>
    <dd className="text-end font-[580]">{children}</dd>
  </div>
)
