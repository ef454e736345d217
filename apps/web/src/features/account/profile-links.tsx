import { moneyText, plural, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { ChevronRight } from '../../ui/icons/chevron-right.tsx'
import type { Value } from './account-api.ts'
import { Section } from './section.tsx'

interface LinksProps {
  /** Null where it could not be loaded: the ways there are. */
  readonly value: Value | null
  readonly isAgent: boolean
}

/** The ways to everything of one's own, each with what is there. */
export function ProfileLinks({ value, isAgent }: LinksProps) {
  return (
    <>
      {isAgent && (
        <Section id="agency" title={say`Your agency`}>
          <Rows>
            <Row to="/agent/bookings" name={say`Clients' bookings`} note={say`What you have booked for your clients`} />
            <Row to="/agent/statement" name={say`Statement`} note={say`Your credit line and its activity`} />
            <Row to="/agent/pay-links" name={say`Pay links`} note={say`What your clients have yet to pay`} />
          </Rows>
        </Section>
      )}
      <Section id="more" title={say`Bookings, balance and details`}>
        <Rows>
          <Row to="/user/my-bookings" name={say`My bookings`} note={say`Upcoming trips, past trips and receipts`} />
          <Row to="/wallet" name={say`Wallet`} note={value ? walletNote(value) : say`Your balance and activity`} />
          <Row to="/user/value" name={say`Coupons and points`} note={value ? pointsNote(value) : say`Savings on your next booking`} />
          <Row to="/user/payment-methods" name={say`Payment methods`} note={say`Your saved cards`} />
          <Row to="/user-details" name={say`Your details`} note={say`Name, password and where you are signed in`} />
          <Row to="/user/activity" name={say`Account activity`} note={say`What others did in your account, and why`} />
        </Rows>
      </Section>
    </>
  )
}

function walletNote({ wallet }: Value): string {
  const [first] = wallet
  return first ? say`${moneyText(first.amount, first.currency)} to spend` : say`Nothing in it yet`
}

function pointsNote({ coupons, points }: Value): string {
  const count = points.reduce((sum, kind) => sum + kind.points, 0)
  if (count === 0 && coupons.length === 0) return say`None yet`
  return say`${plural(coupons.length, { one: '# coupon', other: '# coupons' })}, ${plural(count, { one: '# point', other: '# points' })}`
}

const Rows = ({ children }: { children: React.ReactNode }) => <ul className="border-t border-rule">{children}</ul>

const Row = ({ to, name, note }: { to: string; name: string; note: string }) => (
  <li className="border-b border-rule">
    <Link to={to} className="group flex min-h-14 items-center justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="block text-body font-[580] group-hover:underline">{name}</span>
        <span className="block text-caption text-ink-2">{note}</span>
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </Link>
  </li>
)
