import type { StayOffer } from '@sojourn/contracts'
import { commaText, dayText, say, sayAs } from '@sojourn/i18n'
import { placeText } from '../../../lib/place-text.ts'
import { partyText } from '../../../lib/rooms.ts'
import { Stars } from '../../../ui/stars.tsx'
import { productOf, unitLabel } from '../stay-product.ts'
import { nightsText } from '../stay-words.ts'

/** The stay on its ticket: stars, name, where, from when to when, what was booked. */
export function StayTicket({ offer }: { offer: StayOffer }) {
  return (
    <>
      <Stars count={offer.stars} />
      <h2 className="mt-2 text-h2-s md:text-h2">{offer.hotel_name}</h2>
      <p className="text-small text-ink-2">
        {placeText(offer)}
        <br />
        {offer.phone}
      </p>
      <dl className="mt-5 grid grid-cols-2 gap-4 border-y border-rule py-5 sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:gap-x-6">
        <Fact label={say`Check-in`} value={dayText(offer.checkin)} note={sayAs('of a time of day')`from ${offer.checkin_from}`} />
        <Fact label={say`Check-out`} value={dayText(offer.checkout)} note={sayAs('of a time of day')`until ${offer.checkout_until}`} />
        <div className="max-sm:col-span-2">
          <dt className="text-caption text-ink-3">{unitLabel(offer.product)}</dt>
          <dd className="text-small">
            {offer.room_name}
            <br />
            {offer.board}
            <br />
            {commaText([partyText(offer.rooms, productOf(offer.product).unit), nightsText(offer.nights)])}
          </dd>
        </div>
      </dl>
    </>
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
