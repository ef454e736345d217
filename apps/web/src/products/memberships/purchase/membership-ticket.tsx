import { dateTextOfMembership, moneyText, say } from '@sojourn/i18n'
import type { BookingData } from '../../../features/booking-confirmed/index.ts'
import { membershipOf } from '../membership-of.ts'

/** A membership on its ticket: the plan, its term, what is charged next. */
export function MembershipTicket({ booking }: { booking: BookingData }) {
  const offer = membershipOf(booking.offer)
  if (!offer) return null
  const { plan_name: name, term, next_charge: next, currency } = offer
  return (
    <>
      <h2 className="text-h2-s md:text-h2">{name}</h2>
      <dl className="mt-5 grid gap-4 border-y border-rule py-5 sm:grid-cols-3">
        {term && <Fact label={say`From`} value={dateTextOfMembership(term.from)} />}
        {term && <Fact label={say`Until`} value={dateTextOfMembership(term.until)} />}
        <Fact label={say`Next charge`} value={next ? say`${moneyText(next.amount, currency)} on ${dateTextOfMembership(next.on)}` : say`None`} />
      </dl>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="font-display text-h3 font-[480] wrap-anywhere tabular-nums">{value}</dd>
    </div>
  )
}
