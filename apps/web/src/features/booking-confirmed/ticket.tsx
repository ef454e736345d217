import type { CancelPart } from '@sojourn/contracts'
import { cancelPoints } from '@sojourn/contracts/cancel-words'
import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { artOf } from '../../lib/art.ts'
import { placeOf, startOf } from '../../lib/booking-description.ts'
import { partsOfItem } from '../../lib/cancellation.ts'
import { currentArt } from '../../lib/current-art.ts'
import { placeText, plansTitle } from '../../lib/place-text.ts'
import { classes } from '../../ui/classes.ts'
import { Note } from '../../ui/note.tsx'
import { Picture } from '../../ui/picture.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import type { BookingData } from './booking-confirmed-api.ts'
import { Stub } from './stub.tsx'

/** What was bought as a ticket: poster of the place, the product's own part, the policy, the stub. */
export function Ticket({ booking, seller, children }: { booking: BookingData; seller: string; children?: ReactNode }) {
  const place = placeOf(booking.items)
  return (
    <article aria-label={say`Your booking: ${booking.title}`} className={classes('ticket', !place && 'ticket-plain')}>
      {place && <Poster city={place.pictured_city ?? place.city} art={place.art} />}
      <div className="min-w-0 px-4 py-6 sm:px-6 lg:py-7">
        {children ?? <Described booking={booking} />}
        {booking.items.map(
          ({ item_no: no, promise }) =>
            promise && (
              <Note key={no} kind="good" className="mt-5">
                {promise}
              </Note>
            ),
        )}
        {booking.items.map((item) => (
          <Plans
            key={item.item_no}
            item={item}
            parts={partsOfItem(booking.if_cancelled, item.item_no)}
            of={booking.items.length > 1 ? item.description.title : null}
          />
        ))}
      </div>
      <Stub booking={booking} seller={seller} />
    </article>
  )
}

/** The terms of one item; `of` names it where there are several. */
function Plans({ item: { description }, parts, of }: { item: BookingData['items'][number]; parts: readonly CancelPart[]; of: string | null }) {
  const start = startOf(description)
  if (!start || parts.length === 0) return null
  return (
    <>
      <p className="mt-5 mb-3 text-caption text-ink-2">
        {of && `${of}: `}
        {plansTitle(description)}
      </p>
      <TimeLine label={[plansTitle(description), of].filter(Boolean).join(': ')} points={cancelPoints(parts, start)} />
    </>
  )
}

function Poster({ city, art }: { city: string; art: string }) {
  return (
    <div className="relative h-56 overflow-hidden lg:h-auto lg:max-h-160">
      <Picture
        first
        name={artOf(currentArt(art))}
        widths={[300, 600]}
        sizes="(width < 64rem) 100vw, 236px"
        width={236}
        height={386}
        alt=""
        className="absolute inset-0 h-full w-full object-[50%_62%] lg:object-center"
      />
      <p className="absolute bottom-2.5 start-4 font-display text-h2 text-on-poster max-lg:hidden">{city}</p>
    </div>
  )
}

/** What any product can say of itself: title, place, facts. */
function Described({ booking: { items, title } }: { booking: BookingData }) {
  return (
    <>
      <h2 className="text-h2-s md:text-h2">{title}</h2>
      {items.map(({ item_no: no, description: { place, facts } }) => (
        <div key={no}>
          {place && (
            <p className="text-small text-ink-2">
              {placeText(place)}
              <br />
              {place.phone}
            </p>
          )}
          <dl className="mt-5 grid gap-4 border-y border-rule py-5 empty:hidden sm:grid-cols-2">
            {facts.map(({ label, value }) => (
              <div key={label} className="min-w-0">
                <dt className="text-caption text-ink-3">{label}</dt>
                <dd className="text-small wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  )
}
