import { artOf } from '../../lib/art.ts'
import { policyPoints } from '../../lib/cancellation.ts'
import { dayText } from '../../lib/dates.ts'
import { partyText } from '../../lib/stay-address.ts'
import { productOf, unitLabel } from '../../lib/stay-product.ts'
import { addressText, nightsText } from '../../lib/stay-words.ts'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import type { BookingData } from './booking-confirmed-api.ts'
import { Stub } from './stub.tsx'

/** The stay as a ticket: poster, stay, stub. */
export function Ticket({ booking, club }: { booking: BookingData; club: string }) {
  return (
    <article aria-label={`Your stay at ${booking.offer.hotel_name}`} className="ticket">
      <Poster booking={booking} />
      <Stay booking={booking} />
      <Stub booking={booking} club={club} />
    </article>
  )
}

function Poster({ booking: { offer } }: { booking: BookingData }) {
  return (
    <div className="relative h-56 overflow-hidden lg:h-auto">
      <Picture
        first
        name={artOf(offer.art)}
        widths={[300, 600]}
        sizes="(width < 64rem) 100vw, 236px"
        width={236}
        height={386}
        alt=""
        className="absolute inset-0 h-full w-full object-[50%_62%] lg:object-center"
      />
      <p className="absolute bottom-2.5 start-4 font-display text-h2 text-on-poster max-lg:hidden">{offer.city}</p>
    </div>
  )
}

function Stay({ booking }: { booking: BookingData }) {
  const { offer } = booking
  const arrival = `${dayText(offer.checkin)}, ${offer.checkin_from}`
  return (
    <div className="min-w-0 px-4 py-6 sm:px-6 lg:py-7">
      <Stars count={offer.stars} />
      <h2 className="mt-2 text-h2-s md:text-h2">{offer.hotel_name}</h2>
      <p className="text-small text-ink-2">
        {addressText(offer)}
        <br />
        {offer.phone}
      </p>
      <dl className="mt-5 grid grid-cols-2 gap-4 border-y border-rule py-5 sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:gap-x-6">
        <Fact label="Check-in" value={dayText(offer.checkin)} note={`from ${offer.checkin_from}`} />
        <Fact label="Check-out" value={dayText(offer.checkout)} note={`until ${offer.checkout_until}`} />
        <div className="max-sm:col-span-2">
          <dt className="text-caption text-ink-3">{unitLabel(offer.product)}</dt>
          <dd className="text-small">
            {offer.room_name}
            <br />
            {offer.board}
            <br />
            {partyText(offer.rooms, productOf(offer.product).words.unit)}, {nightsText(offer.nights)}
          </dd>
        </div>
      </dl>
      <p className="mt-5 mb-3 text-caption text-ink-2">If plans change, in {offer.city} time</p>
      <TimeLine label="If plans change" points={policyPoints(booking.cancellation, arrival)} />
    </div>
  )
}

function Fact({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd>
        <span className="block font-display text-h3 font-[480]">{value}</span>
        <span className="text-small text-ink-2">{note}</span>
      </dd>
    </div>
  )
}
