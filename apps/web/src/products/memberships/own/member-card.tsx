import { dateTextOfMembership, say } from '@sojourn/i18n'
import type { Subscription } from '../memberships-api.ts'

interface CardProps {
  readonly club: string
  readonly name: string
  /** Null where no membership runs: the card then is that of the points alone. */
  readonly subscription: Subscription | null
  /** The number under which points are collected. */
  readonly loyaltyNo: string | null
}

/** The card a member shows: the plan, the person, the numbers. Nothing where there is neither a membership nor a number. */
export function MemberCard({ club, name, subscription, loyaltyNo }: CardProps) {
  const runs = subscription?.plan_status === 'ACTIVE' ? subscription : null
  if (!runs && !loyaltyNo) return null
  return (
    <section aria-label={say`Membership card`} className="member-card">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-display text-h3 font-[560]">{club}</span>
        {runs && <span className="text-small font-[620]">{runs.plan_name}</span>}
      </p>
      <div>
        <p className="text-body font-[620] wrap-anywhere">{name}</p>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-caption tabular-nums">
          {runs && <Row label={say`Membership number`} value={membershipNoText(runs.membership_no)} />}
          {loyaltyNo && <Row label={say`Loyalty number`} value={loyaltyNo} />}
          {runs && <Row label={say`Valid until`} value={dateTextOfMembership(runs.plan_expiry_date)} />}
        </dl>
      </div>
    </section>
  )
}

/** Letters and digits in fives, as a person reads them out: the end of what the number is stored as. */
const membershipNoText = (no: string): string =>
  no
    .slice(no.indexOf('_') + 1)
    .toUpperCase()
    .slice(-10)
    .replace(/(.{5})(?=.)/g, '$1-')

const Row = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd className="text-end font-[620] wrap-anywhere">{value}</dd>
  </>
)
