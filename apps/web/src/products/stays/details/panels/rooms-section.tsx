import { commaText, daysText, say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import type { ReactNode } from 'react'
import { partyText } from '../../../../lib/rooms.ts'
import { Note } from '../../../../ui/note.tsx'
import type { Desk } from '../desk.ts'
import type { HotelFound } from '../hotel-details-api.ts'
import { leadOf, roomOffers } from '../rooms.ts'
import { wordsOf } from '../words.ts'
import { FreezeLine } from './freeze-line.tsx'
import { RoomBlock } from './room-block.tsx'
import { SoldOut } from './sold-out.tsx'
import { StayForm } from './stay-form.tsx'
import { TooSoon } from './too-soon.tsx'

interface RoomsSectionProps {
  readonly found: HotelFound
  readonly desk: Desk
  readonly otherDates: boolean
  /** Fields of another stay, of another feature. */
  readonly fields: ReactNode
  readonly isRefreshing: boolean
  readonly onRefresh: () => void
}

/** "Choose a room", with the stay it is for (beside it where the longest fits), the way to change it, and how long the prices are valid. */
export function RoomsSection({ found, desk, otherDates, fields, isRefreshing, onRefresh }: RoomsSectionProps) {
  const { hotel, bookable_from: from } = found
  const { product, stay } = desk
  const offers = roomOffers(found)
  const lead = leadOf(offers)
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="mt-9 scroll-mt-6">
      <div className="grid border-b border-ink pb-3">
        <h2 id="rooms-title" className="justify-self-start text-h2-s md:text-h2 lg:col-start-1 lg:row-start-1 lg:self-start">
          {wordsOf(product).offersTitle}
        </h2>
        <StayForm product={product} hotelId={hotel.hotel_id} fields={fields} isOpen={offers.length === 0 || otherDates}>
          {commaText([daysText(stay.checkin, stay.checkout), partyText(stay.rooms, product.unit)])}{' '}
          <span className="link inline-block py-1 font-[540] whitespace-nowrap md:ms-2">{say`Change`}</span>
        </StayForm>
      </div>
      {otherDates && (
        <Note kind="care" className="mt-5">
          <Say>
            The dates in this link can't be booked, so you're seeing <b>{daysText(stay.checkin, stay.checkout)}</b> instead.
          </Say>
        </Note>
      )}
      {from && <TooSoon hotelId={hotel.hotel_id} desk={desk} from={from} />}
      <noscript>
        <Note
          kind="plain"
          className="mt-5"
        >{say`Booking needs JavaScript: it holds your stay while you pay, and sends your card details straight to the payment provider. Please turn it on for this site.`}</Note>
      </noscript>
      {offers.length > 0 && <FreezeLine freeze={found.price_freeze} nowMs={desk.nowMs} isRefreshing={isRefreshing} onRefresh={onRefresh} />}
      {offers.map((offer) => (
        <RoomBlock key={offer.room.room_id} offer={offer} lead={lead} desk={desk} />
      ))}
      {offers.length === 0 && <SoldOut hotel={hotel} desk={desk} />}
    </section>
  )
}
