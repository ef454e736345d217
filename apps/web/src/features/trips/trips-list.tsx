import { daysText, plural, say } from '@sojourn/i18n'
import { useState } from 'react'
import { Link } from 'react-router'
import { tripPage } from '../../lib/trip-page.ts'
import { TripPicture } from '../../lib/trip-picture.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TripForm } from './trip-form.tsx'
import type { Trip } from './trips-api.ts'

interface TripsListProps {
  readonly trips: readonly Trip[]
  readonly today: string
  /** Called with the page of a trip that was just made. */
  readonly onMade: (to: string) => void
}

/** The trips of a person: those to come first, the nearest of them on top, then those that are over. */
export function TripsList({ trips, today, onMade }: TripsListProps) {
  const [isOpen, setOpen] = useState(false)
  const byStart = trips.toSorted((a, b) => (a.checkin_date < b.checkin_date ? -1 : 1))
  const groups = [
    { title: say`Coming up`, isAhead: true, trips: byStart.filter(({ checkout_date: to }) => to >= today) },
    { title: say`Past trips`, isAhead: false, trips: byStart.filter(({ checkout_date: to }) => to < today).toReversed() },
  ].filter((group) => group.trips.length > 0)
  return (
    <>
      <p className="mt-4">
        <Button look="filled" onClick={() => setOpen(true)}>{say`New trip`}</Button>
      </p>
      {groups.length === 0 && <NoTrips />}
      {groups.map(({ title, isAhead, trips: shown }) => (
        <section key={title} aria-label={title} className="mt-8">
          <h2 className="text-h3">{title}</h2>
          <ul className="mt-2 border-t border-ink">
            {shown.map((trip) => (
              <li key={trip.trip_list_id} className="border-b border-rule">
                <Row trip={trip} isAhead={isAhead} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isOpen && <TripForm today={today} onClose={() => setOpen(false)} onSaved={(tripId) => onMade(tripPage(tripId))} />}
    </>
  )
}

const peopleText = (count: number): string => say`${plural(count, { one: '# person', other: '# people' })}`
const thingsText = (count: number): string => say`${plural(count, { one: '# item', other: '# items' })}`

function Row({ trip, isAhead }: { trip: Trip; isAhead: boolean }) {
  return (
    <Link
      to={tripPage(trip.trip_list_id)}
      // Stored along with the list, to be read offline.
      data-offline-too={isAhead || undefined}
      className="group grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 py-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <TripPicture image={trip.trip_image} className="size-20 sm:h-24 sm:w-28" />
      <span className="min-w-0">
        <strong className="block font-display text-h3 font-[520] wrap-anywhere underline-offset-4 group-hover:underline">{trip.trip_list_name}</strong>
        {trip.destination_name !== trip.trip_list_name && <span className="block text-small text-ink-2">{trip.destination_name}</span>}
        <span className="block text-small text-ink-2">{daysText(trip.checkin_date, trip.checkout_date)}</span>
      </span>
      <span className="text-small text-ink-2 max-sm:col-start-2 sm:text-end">
        <span className="block">{thingsText(trip.item_count)}</span>
        <span className="block">{peopleText(trip.member_count)}</span>
      </span>
    </Link>
  )
}

function NoTrips() {
  return (
    <div className="mt-8 border-t border-ink pt-6">
      <h2 className="text-h3">{say`No trips yet`}</h2>
      <p className="mt-1 max-w-[46ch] text-body text-ink-2">{say`Save what you like with the heart, or start with a name and dates. Share the trip with the people you travel with.`}</p>
      <ButtonLink to="/" look="ink" className="mt-5">{say`Find something to save`}</ButtonLink>
    </div>
  )
}
