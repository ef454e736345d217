import { HotelDetails } from './hotel-details.tsx'
import { DetailsFailed, DetailsShape, UnknownHotel } from './panels/details-states.tsx'
import { Outcome } from './panels/outcome.tsx'
import type { Attempt } from './prebook-machine.ts'
import { sampleHotel, sampleRate, sampleSaver } from './sample-hotel.ts'

const stay = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }
const rate = sampleRate('r1:flex', 525.66)
const page = { stay, otherDates: false, today: '2026-11-21', party: null }
const came = (attempt: Attempt) => () => (
  <Outcome
    attempt={attempt}
    rate={rate}
    arrival="Fri 12 Mar, 15:00"
    city="Lisbon"
    prebook={{ attempt, select: () => {}, agree: () => {}, dismiss: () => {} }}
  />
)

/** Every state of a hotel's page. */
export const states = {
  found: () => <HotelDetails found={sampleHotel} {...page} />,
  'other dates': () => <HotelDetails found={sampleHotel} {...page} otherDates />,
  'sold out': () => <HotelDetails found={{ ...sampleHotel, rates: [] }} {...page} />,
  'price changed': came({ step: 'changed', rateId: rate.rate_id, oldTotal: 525.66, price: { ...rate.price, total: 538.1 }, checkoutId: null }),
  'just gone': came({ step: 'gone', rateId: rate.rate_id, alternatives: [sampleSaver('r1:saver', 468.3), sampleRate('r2:flex', 668.1)] }),
  'too many holds': came({
    step: 'refused',
    rateId: rate.rate_id,
    title: 'You hold rooms in several stays already',
    text: 'Nothing was held or charged just now.',
    again: true,
  }),
  fetching: () => <DetailsShape />,
  unknown: () => <UnknownHotel stay={stay} />,
  failed: () => <DetailsFailed message="Something went wrong on our side." again="/hotel-details" />,
}
