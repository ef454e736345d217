import { commaText, daysText, plural, say } from '@sojourn/i18n'
import { useState } from 'react'
import { Link } from 'react-router'
import { MY_TRIPS } from '../../lib/trip-page.ts'
import { Button } from '../../ui/button.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { TripDays } from './trip-days.tsx'
import { TripForm } from './trip-form.tsx'
import { TripMoney } from './trip-money.tsx'
import { TripNotes } from './trip-notes.tsx'
import { TripPeople } from './trip-people.tsx'
import type { TripDetails, TripMember } from './trips-api.ts'

interface TripViewProps {
  readonly details: TripDetails
  readonly today: string
  readonly onChanged: () => void
  /** The trip is no longer one of this person's. */
  readonly onLeft: () => void
}

type Open = { readonly at: 'form' | 'share' } | { readonly at: 'leave'; readonly member: TripMember } | null

/** One trip: what is in it day by day, what clashes or is missing, the money, the people, and the ways to change it. */
export function TripView({ details, today, onChanged, onLeft }: TripViewProps) {
  const { trip, members, items, notes } = details
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const you = members.find(({ is_you }) => is_you)
  const leave = (member: TripMember) => setOpen({ at: 'leave', member })
  const changes = trip.role !== 'viewer'
  const people = say`${plural(members.length, { one: '# person', other: '# people' })}`
  return (
    <>
      <nav aria-label={say`Breadcrumb`} className="text-caption text-ink-3">
        <Link to={MY_TRIPS} className="link inline-block py-3.25">{say`My trips`}</Link> / {trip.trip_list_name}
      </nav>
      <h1 className="text-h1-s wrap-anywhere md:text-h1">{trip.trip_list_name}</h1>
      <p className="mt-1 text-body text-ink-2">
        {daysText(trip.checkin_date, trip.checkout_date)}
        <br />
        {commaText(trip.destination_name === trip.trip_list_name ? [people] : [trip.destination_name, people])}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {trip.role === 'owner' && <Button size="small" onClick={() => setOpen({ at: 'share' })}>{say`Share`}</Button>}
        {changes && <Button size="small" onClick={() => setOpen({ at: 'form' })}>{say`Name and dates`}</Button>}
        {you && (
          <Button size="small" onClick={() => leave(you)}>
            {members.length === 1 ? say`Delete trip` : say`Leave trip`}
          </Button>
        )}
      </div>
      <div className="mt-7 grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <TripNotes notes={notes} items={items} />
          <TripDays trip={trip} items={items} onChanged={onChanged} />
        </div>
        <div className="grid gap-8">
          <TripMoney paid={details.paid} toPay={details.to_pay} items={items} />
          <TripPeople members={members} mayRemove={trip.role === 'owner'} onRemove={leave} />
          <CalendarAddress tripId={trip.trip_list_id} />
        </div>
      </div>
      {open?.at === 'form' && (
        <TripForm
          trip={trip}
          today={today}
          onClose={close}
          onSaved={() => {
            close()
            onChanged()
          }}
        />
      )}
      {open?.at === 'share' && <ShareDialog tripId={trip.trip_list_id} shared={details.shared} onClose={close} onChanged={onChanged} />}
      {open?.at === 'leave' && (
        <LeaveDialog
          tripId={trip.trip_list_id}
          name={trip.trip_list_name}
          member={open.member}
          isLast={members.length === 1}
          onClose={close}
          onLeft={() => {
            close()
            if (open.member.is_you) onLeft()
            else onChanged()
          }}
        />
      )}
    </>
  )
}
