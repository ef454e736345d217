import { daysText, dayText, dayTimeText, moneyText, plural, say } from '@sojourn/i18n'
import { daysBetween } from '@sojourn/kernel'
import { Link } from 'react-router'
import { laterText } from '../../lib/price-block/pay-split.ts'
import { tripPage } from '../../lib/trip-page.ts'
import { TripPicture } from '../../lib/trip-picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import type { NextTripFound } from './next-trip-api.ts'

/** More would not fit next to each other. */
const POINTS_MOST = 3

/** The front page of the person who is signed in begins with the trip they go on next. */
export function NextTrip({ found: { trip, items, paid, to_pay: toPay, today } }: { found: NextTripFound }) {
  const to = tripPage(trip.trip_list_id)
  const ahead = items.filter(({ to: until }) => until >= today)
  const first = ahead.find(({ kind }) => kind === 'booked') ?? ahead[0]
  const points = [
    ...ahead.slice(0, POINTS_MOST).map((item) => ({
      tone: item.kind === 'booked' ? ('free' as const) : ('part' as const),
      title: item.title,
      text: item.kind === 'idea' ? say`${dayText(item.from)}, not booked yet` : item.starts ? dayTimeText(dayText(item.from), item.starts) : dayText(item.from),
    })),
    { tone: 'end' as const, title: say`Home`, text: dayText(trip.checkout_date) },
  ]
  return (
    <section aria-labelledby="next-trip" className="page-width mt-11 md:mt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-b border-ink pb-2.5">
        <h2 id="next-trip" className="text-h2-s wrap-anywhere md:text-h2">
          {titleOf(trip, today)}
        </h2>
        <Link to={to} className="link py-2 text-small font-[560] whitespace-nowrap">{say`Open the trip`}</Link>
      </div>
      <div className="mt-4 grid border border-rule-2 bg-sheet md:@min-[36rem]/page:grid-cols-[11rem_minmax(0,1fr)_16rem]">
        <TripPicture image={trip.trip_image || (first?.image ?? '')} className="h-36 w-full md:h-full" />
        <div className="min-w-0 p-5">
          <h3 lang="en" dir="auto" className="text-h3">
            {first?.title ?? trip.trip_list_name}
          </h3>
          <p className="mb-4 text-small text-ink-2">{first ? daysText(first.from, first.to) : daysText(trip.checkin_date, trip.checkout_date)}</p>
          <TimeLine label={say`What comes next`} points={points} />
          <p className="mt-5 flex flex-wrap gap-2.5">
            {first?.kind === 'booked' && first.url && <ButtonLink size="small" to={first.url}>{say`Open the booking`}</ButtonLink>}
            <ButtonLink size="small" to="/user/my-trips">{say`My trips`}</ButtonLink>
          </p>
        </div>
        <dl className="grid content-start gap-2 border-rule-2 p-5 text-small tabular-nums max-md:border-t md:border-s md:border-dashed">
          <div className="flex justify-between gap-3">
            <dt>{say`Paid so far`}</dt>
            <dd className="text-end font-[620]">
              {paid.length === 0
                ? say`Nothing yet`
                : paid.map(({ amount, currency }) => (
                    <span key={currency} className="block">
                      {moneyText(amount, currency)}
                    </span>
                  ))}
            </dd>
          </div>
          {toPay.map(({ item_id, day, amount, local, currency }) => (
            <div key={item_id} className="flex justify-between gap-3 border-t border-rule pt-2">
              <dt>{say`To pay on ${dayText(day)}`}</dt>
              <dd className="font-[620]">{laterText({ pay_at_property: amount, pay_at_property_local: local, currency })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** "Lisbon in 40 days", and what it is while it lasts. */
function titleOf({ trip_list_name: name, checkin_date: from }: NextTripFound['trip'], today: string): string {
  const days = daysBetween(today, from)
  if (days === 0) return say`${name} begins today`
  return days > 0 ? say`${name} in ${plural(days, { one: '# day', other: '# days' })}` : say`You're on your way: ${name}`
}
