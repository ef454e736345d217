import { bookingPage, payPage } from '@sojourn/contracts/site-pages'
import { daysText, moneyText, say } from '@sojourn/i18n'
import { useState } from 'react'
import { Link } from 'react-router'
import { thumbOf } from '../../lib/art.ts'
import { currentArt } from '../../lib/current-art.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { groupsOf } from './booking-groups.ts'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { partsText } from './item-words.ts'
import type { BookingsPage } from './my-bookings-api.ts'
import { StatusTag } from './status-tag.tsx'

/** The bookings of a person, newest first: those that are still to come, those that are over, those that failed. */
export function BookingsList({ page, nowMs, onChanged }: { page: BookingsPage; nowMs: number; onChanged: () => void }) {
  const [givingUp, setGivingUp] = useState<Summary | null>(null)
  const [givenUp, setGivenUp] = useState<string | null>(null)
  // The button that was clicked is gone by then: the result is read first.
  const outcome = useLanding<HTMLDivElement>(givenUp !== null && givingUp === null)
  if (page.bookings.length === 0) return <NoBookings />
  const done = ({ title }: Summary) => {
    setGivingUp(null)
    setGivenUp(title)
    onChanged()
  }
  return (
    <>
      <div ref={outcome} tabIndex={-1} className="outline-none">
        {givenUp !== null && (
          <Note
            kind="plain"
            live
            className="mt-6"
          >{say`You gave up your booking of ${givenUp}. Nothing was charged, and everything you applied to it is available again.`}</Note>
        )}
      </div>
      {groupsOf(page.bookings, nowMs).map(({ title, bookings, isAhead }) => (
        <section key={title} aria-label={title} className="mt-6">
          <h2 className="text-h3">{title}</h2>
          <ul className="mt-2 border-t border-ink">
            {bookings.map((booking) => (
              <li key={booking.booking_id} className="border-b border-rule">
                <Row booking={booking} isAhead={isAhead} onGiveUp={() => setGivingUp(booking)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {page.next && <ButtonLink className="mt-6" to={`?cursor=${encodeURIComponent(page.next)}`}>{say`Earlier bookings`}</ButtonLink>}
      {givingUp && <GiveUpDialog bookingId={givingUp.booking_id} onClose={() => setGivingUp(null)} onGivenUp={() => done(givingUp)} />}
    </>
  )
}

type Summary = BookingsPage['bookings'][number]

function Row({ booking, isAhead, onGiveUp }: { booking: Summary; isAhead: boolean; onGiveUp: () => void }) {
  return (
    <article className="relative flex gap-4 py-5 sm:gap-5">
      {booking.image && <Picture {...thumbOf(currentArt(booking.image))} sizes="96px" width={96} height={112} alt="" className="h-28 w-20 shrink-0 sm:w-24" />}
      <div className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-5">
        <div className="min-w-0">
          <StatusTag status={booking.status} />
          <Parts states={booking.item_states} />
          <h3 className="mt-1 text-h3">
            {/* The link covers the row, so that all of it can be clicked. */}
            <Link to={bookingPage(booking.booking_id)} data-offline-too={isAhead || undefined} className="after:absolute after:inset-0 hover:underline">
              {booking.title}
            </Link>
          </h3>
          {booking.checkin && booking.checkout && <p className="text-small text-ink-2">{daysText(booking.checkin, booking.checkout)}</p>}
          <p className="text-small text-ink-2">{booking.city}</p>
          {booking.status === 'pending_payment' && (
            // Above the link that covers the row.
            <p className="relative z-1 mt-2 flex flex-wrap gap-2.5">
              <ButtonLink size="small" look="ink" className="min-h-11" to={payPage(booking.product, booking.checkout_id) ?? bookingPage(booking.booking_id)}>
                {say`Continue to payment`}
              </ButtonLink>
              <Button size="small" className="min-h-11 noscript:hidden" onClick={onGiveUp}>{say`Give up this booking`}</Button>
            </p>
          )}
        </div>
        <p className="shrink-0 max-sm:mt-1.5 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 sm:text-end">
          <span className="block text-body font-[620] tabular-nums">{moneyText(booking.cost, booking.currency)}</span>
          {booking.reference && <span className="block text-caption text-ink-3">{booking.reference}</span>}
        </p>
      </div>
    </article>
  )
}

/** What of it is cancelled, or waits for its supplier, while the rest is confirmed. */
function Parts({ states }: { states: BookingsPage['bookings'][number]['item_states'] }) {
  const text = partsText(states)
  return text && <span className="ms-2 text-caption text-ink-2">{text}</span>
}

function NoBookings() {
  return (
    <div className="mt-6 border-t border-ink pt-6">
      <p className="max-w-[46ch] text-body text-ink-2">{say`No bookings yet. Once you book, you'll find your voucher and receipt here, and you can cancel here too.`}</p>
      <ButtonLink look="filled" className="mt-5" to="/">{say`Start a search`}</ButtonLink>
    </div>
  )
}
