import type { Day } from '@sojourn/kernel'
import { addDays } from '@sojourn/kernel'
import type { ReactNode } from 'react'
import { dayText, stayText } from '../../../lib/dates.ts'
import { hotelHref, partyText, stayHref } from '../../../lib/stay-address.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { HotelFound, HotelStay } from '../hotel-details-api.ts'
import { leadOf, roomOffers } from '../rooms.ts'
import type { Prebook } from '../use-prebook.ts'
import { RoomBlock } from './room-block.tsx'
import { StayForm } from './stay-form.tsx'

interface RoomsSectionProps {
  readonly found: HotelFound
  readonly stay: HotelStay
  readonly otherDates: boolean
  readonly today: Day
  readonly party: ReactNode
  readonly prebook: Prebook
}

/** "Choose a room", with the stay it is for and the way to change it. */
export function RoomsSection({ found, stay, otherDates, today, party, prebook }: RoomsSectionProps) {
  const { hotel, nights } = found
  const offers = roomOffers(found)
  const lead = leadOf(offers)
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="mt-9 scroll-mt-6">
      <div className="grid border-b border-ink pb-3">
        <h2 id="rooms-title" className="justify-self-start text-h2-s md:col-start-1 md:row-start-1 md:self-start md:text-h2">
          Choose a room
        </h2>
        <details className="md:col-start-1 md:row-start-1" open={offers.length === 0 || otherDates || undefined}>
          <summary className="w-fit list-none text-small text-ink-2 md:ms-auto md:pt-2.5">
            {stayText(stay.checkin, stay.checkout)}, {partyText(stay.rooms)}{' '}
            <span className="link inline-block py-1 font-[540] whitespace-nowrap md:ms-2">Change</span>
          </summary>
          <div className="pt-6 pb-2">
            <StayForm hotelId={hotel.hotel_id} stay={stay} today={today} party={party} />
          </div>
        </details>
      </div>
      {otherDates && (
        <Note kind="care" className="mt-5">
          The dates in this address have passed or cannot be. You see the house for <b>{stayText(stay.checkin, stay.checkout)}</b> instead.
        </Note>
      )}
      <noscript>
        <Note kind="plain" className="mt-5">
          To hold a room and pay, this site needs JavaScript: rooms are held for you by the minute, and card numbers go straight into the payment house’s own
          fields.
        </Note>
      </noscript>
      {offers.map((offer) => (
        <RoomBlock
          key={offer.room.room_id}
          offer={offer}
          lead={lead}
          nights={nights}
          arrival={`${dayText(stay.checkin)}, ${hotel.checkin_from}`}
          city={hotel.city}
          prebook={prebook}
        />
      ))}
      {offers.length === 0 && <SoldOut found={found} stay={stay} />}
    </section>
  )
}

const SHIFTS = [-1, 1, 7] as const

/** No room for these nights: nearby dates here, or the other houses of the town. */
function SoldOut({ found: { hotel }, stay }: { found: HotelFound; stay: HotelStay }) {
  return (
    <div className="py-8">
      <h3 className="text-h3">No room is free here for these nights</h3>
      <p className="mt-1 max-w-[36rem] text-ink-2">
        The house is full, or has no room for your party on one of the nights. Other dates may be free, and other houses in {hotel.city} are.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={stayHref('/search-detail', { ...stay, destination: hotel.city_place_id })} look="ink" size="small">
          Stays in {hotel.city} for these nights
        </ButtonLink>
        {SHIFTS.map((days) => {
          const moved = { ...stay, checkin: addDays(stay.checkin, days), checkout: addDays(stay.checkout, days) }
          return (
            <ButtonLink key={days} to={hotelHref(hotel.hotel_id, moved)} size="small">
              {stayText(moved.checkin, moved.checkout)}
            </ButtonLink>
          )
        })}
      </div>
    </div>
  )
}
