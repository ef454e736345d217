// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { z } from 'zod'
import { changeItem, quoteChange } from './bookings.ts'
import { defineCall } from './call.ts'
import { ITINERARY_ASKED } from './flights.ts'
import { amount, id } from './wire.ts'

/** Other flights of the same journey, another day included; at the fare that was booked, or a higher one. */
const changeWanted = { booking_id: id, item_no: z.int().min(1).max(20).default(1), itinerary_id: z.string().max(400), brand_id: id.optional() }

export const quoteFlightChange = defineCall({
  path: '/api/flights/changeQuote',
  tag: 'Flights',
  summary: 'What other flights of the same journey would cost or give back, with the fee of the fare; nothing changes',
  who: 'user',
  body: z.object(changeWanted),
  data: quoteChange.data,
  refusals: [...quoteChange.refusals, ...ITINERARY_ASKED, 'unknown_brand'],
})

export const changeFlight = defineCall({
  path: '/api/flights/change',
  tag: 'Flights',
  summary: 'Changes to other flights at the quoted total: at once where nothing is to be paid, else by the checkout that it answers',
  who: 'buyer',
  keyed: true,
  body: z.object({ ...changeWanted, consented_total: amount }),
  data: changeItem.data,
  refusals: [...changeItem.refusals, ...ITINERARY_ASKED, 'unknown_brand'],
})

/** The calls that change flights that are booked. */
export const flightChangeCalls = [quoteFlightChange, changeFlight] as const
