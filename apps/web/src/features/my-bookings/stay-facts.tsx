import { artOf } from '../../lib/art.ts'
import { stayText } from '../../lib/dates.ts'
import { partyText } from '../../lib/stay-address.ts'
import { productOf, unitLabel } from '../../lib/stay-product.ts'
import { addressText, nightsText } from '../../lib/stay-words.ts'
import { Picture } from '../../ui/picture.tsx'
import type { BookingData } from './my-bookings-api.ts'
import { StatusTag } from './status-tag.tsx'

/** The house: picture, standing, name, where it is. */
export function StayHead({ booking: { offer, status } }: { booking: BookingData }) {
  return (
    <div className="mt-3 flex items-start gap-6 border-b border-ink pb-6">
      <Picture
        first
        name={artOf(offer.image)}
        widths={[336]}
        sizes="168px"
        width={168}
        height={196}
        alt=""
        className="hidden h-[196px] w-[168px] shrink-0 sm:block"
      />
      <div className="min-w-0">
        <StatusTag status={status} />
        <h1 className="mt-2 text-h1-s md:text-h1">{offer.hotel_name}</h1>
        <p className="mt-1 text-small text-ink-2">
          {addressText(offer)}
          <br />
          {offer.phone}
        </p>
      </div>
    </div>
  )
}

/** When, where, for whom. */
export function StayFacts({ booking }: { booking: BookingData }) {
  const { offer } = booking
  const facts = [
    ['Stay', `${stayText(offer.checkin, offer.checkout)}, ${nightsText(offer.nights)}`],
    ['Check-in and check-out', `from ${offer.checkin_from}, until ${offer.checkout_until}`],
    [unitLabel(offer.product), `${offer.room_name}. ${offer.board}. ${partyText(offer.rooms, productOf(offer.product).words.unit)}`],
    ['Guest', booking.guests.map((guest) => `${guest.first_name} ${guest.last_name}`).join(', ')],
    ['Contact', `${booking.contact.email}, ${booking.contact.phone}`],
  ]
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className="text-body break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
