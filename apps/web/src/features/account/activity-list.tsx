import { bookingPage } from '@sojourn/contracts/site-pages'
import { dayTextLong, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useOwnDay } from '../../lib/use-own-day.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Act, Activity } from './account-api.ts'

/** What was done, in words. */
export function actText(kind: Act['kind']): string {
  switch (kind) {
    case 'account_blocked':
      return say`Your account was blocked`
    case 'account_unblocked':
      return say`Your account was unblocked`
    case 'account_invited':
      return say`Your account was created`
    case 'impersonation_allowed':
      return say`A link to act on your behalf was created`
    case 'impersonation_begun':
      return say`Someone signed in on your behalf`
    case 'impersonation_ended':
      return say`The session on your behalf ended`
    case 'client_booking_made':
      return say`Your agent booked for you`
    case 'client_booking_cancelled':
      return say`Your agent canceled a booking made for you`
    case 'booking_cancelled':
      return say`A booking was canceled`
    case 'item_cancelled':
      return say`Part of a booking was canceled`
    case 'item_settled':
      return say`Part of a booking was settled with the supplier`
    case 'card_deleted':
      return say`A saved card was deleted`
    case 'card_made_default':
      return say`Another saved card became the default`
    case 'credit_line_set':
      return say`Your credit line was changed`
    case 'credit_paid_in':
      return say`A payment on your credit line was recorded`
    case 'earnings_paid_out':
      return say`Your earnings were paid out`
    case 'pay_link_sent':
      return say`A pay link was sent to you`
    case 'pay_link_withdrawn':
      return say`A pay link was withdrawn`
    case 'payment_settings_saved':
      return say`Payment settings were saved`
    case 'plan_granted':
      return say`A plan was granted to you`
    case 'plan_revoked':
      return say`A plan that was paid for you was withdrawn`
    case 'plan_saved':
    case 'site_settings_saved':
      return say`Site settings were saved`
    case 'risk_rules_saved':
      return say`Rules against fraud were saved`
    case 'risk_review_settled':
      return say`The check of a booking was completed`
    case 'trips_read':
      return say`Your trips were looked at`
    case 'bookings_read':
      return say`Your bookings were looked at`
    case 'trips_changed':
      return say`Your trips were changed`
    case 'fingerprint_requested':
      return say`Your devices were asked to identify themselves`
  }
}

function actorText({ role, name }: Act['actor']): string {
  switch (role) {
    case 'operator':
      return name ? say`By ${name}, who runs this site` : say`By an operator of this site`
    case 'agent':
      return name ? say`By ${name}, your agent` : say`By your agent`
    case 'impersonator':
      return name ? say`By ${name}, on your behalf` : say`By someone acting on your behalf`
  }
}

/** What others did to the account, newest first. */
export function ActivityList({ activity }: { activity: Activity }) {
  if (activity.acts.length === 0) {
    return (
      <p className="max-w-[52ch] text-body text-ink-2">{say`No one else has made changes here. Anything an operator or your agent does to your account or bookings is listed with the reason.`}</p>
    )
  }
  return (
    <>
      <ul aria-label={say`Account activity`} className="border-t border-ink">
        {activity.acts.map((act) => (
          <Row key={act.act_id} act={act} />
        ))}
      </ul>
      {activity.next && (
        <p className="mt-5">
          <ButtonLink to={`?cursor=${encodeURIComponent(activity.next)}`}>{say`Show earlier`}</ButtonLink>
        </p>
      )}
    </>
  )
}

/** What an agent booked for a client is the agent's own booking: the client has no page of it. */
const isAgents = ({ kind }: Act): boolean => kind === 'client_booking_made' || kind === 'client_booking_cancelled'

function Row({ act }: { act: Act }) {
  const ownDay = useOwnDay()
  return (
    <li className="grid gap-1 border-b border-rule py-3.5">
      <p className="text-body font-[560]">
        {act.booking_id && !isAgents(act) ? (
          <Link to={bookingPage(act.booking_id)} className="link">
            {actText(act.kind)}
          </Link>
        ) : (
          actText(act.kind)
        )}{' '}
        {act.outcome === 'refused' && <Tag kind="plain">{say`Not done`}</Tag>}
        {act.outcome === 'asked' && <Tag kind="care">{say`Not answered yet`}</Tag>}
      </p>
      {act.reason && <p className="text-body text-ink-2">{act.reason}</p>}
      <p className="text-caption text-ink-3">
        <time dateTime={act.at}>{dayTextLong(ownDay(act.at))}</time> · {actorText(act.actor)}
      </p>
    </li>
  )
}
