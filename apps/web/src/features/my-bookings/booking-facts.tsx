import { commaText, nameText, say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { thumbOf } from '../../lib/art.ts'
import { placeOf } from '../../lib/booking-description.ts'
import { currentArt } from '../../lib/current-art.ts'
import { Directions } from '../../lib/directions.tsx'
import { placeText } from '../../lib/place-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { FactList } from './fact-list.tsx'
import { identityFacts, proofsOf } from './item-words.ts'
import type { BookingData } from './my-bookings-api.ts'
import { StatusTag } from './status-tag.tsx'

/** What was bought: picture, state, name, place. */
export function BookingHead({ booking: { title, status, items } }: { booking: BookingData }) {
  const place = placeOf(items)
  return (
    <div className="mt-3 flex items-start gap-6 border-b border-ink pb-6">
      {place && (
        <Picture
          first
          {...thumbOf(currentArt(place.image))}
          sizes="168px"
          width={168}
          height={196}
          alt=""
          className="hidden h-[196px] w-[168px] shrink-0 sm:block"
        />
      )}
      <div className="min-w-0">
        <StatusTag status={status} />
        <h1 className="mt-2 text-h1-s wrap-anywhere md:text-h1">{title}</h1>
        {place && (
          <p className="mt-1 text-small text-ink-2">
            {placeText(place)}
            <br />
            {place.phone && (
              <>
                <a dir="ltr" href={`tel:${place.phone.replaceAll(' ', '')}`} className="link inline-block py-1">
                  {place.phone}
                </a>
                <br />
              </>
            )}
            <Directions place={place} className="link inline-block py-1" />
          </p>
        )}
      </div>
    </div>
  )
}

/** What exactly, when and for whom. */
export function BookingFacts({ booking: { items, guests, contact } }: { booking: BookingData }) {
  const people = commaText(guests.map((guest) => nameText(guest.first_name, guest.last_name)))
  const facts = [
    ...(items.length === 1 ? items.flatMap((item) => [...proofsOf(item, guests), ...item.description.facts.filter(({ in_head }) => !in_head)]) : []),
    { label: guests.length > 1 ? say`Travelers` : say`Booked for`, value: people },
    ...identityFacts(guests),
    { label: say`Contact`, value: commaText([shownEmail(contact.email), contact.phone].filter(Boolean)) },
  ]
  return <FactList facts={facts} size="body" />
}
