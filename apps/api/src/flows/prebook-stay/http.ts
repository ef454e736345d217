import { prebookHolidayStay, prebookHotel, renewCheckout as renewCall } from '@sojourn/contracts'
import { type Refusals, type Route, route } from '../../http/index.ts'
import { TOO_SOON } from '../minimum-checkin.ts'
import type { Parts } from '../parts.ts'
import { prebookStay } from './prebook-stay.ts'
import { renewCheckout } from './renew-checkout.ts'

const refusals: Refusals = {
  unknown_hotel: [404, 'This house is not here, or no longer. Please search again.'],
  unknown_rate: [404, 'This rate is not here for that stay. Please choose another.'],
  unknown_currency: [400, 'Prices are not shown in this currency.'],
  bad_dates: [400, 'Please check the dates of your stay.'],
  too_soon: [409, TOO_SOON],
  too_many_holds: [429, 'You hold several rooms already. Finish or leave one of them first.'],
}

const renewRefusals: Refusals = {
  not_found: [404, 'This checkout is not here. It may have ended; nothing was charged. Please choose your room again.'],
  checkout_expired: [409, 'The time to book has run out and the room is free again. Nothing was charged.'],
  already_renewed: [409, 'The time was extended once already. Please book before it runs out.'],
  price_changed: [409, 'The price has changed, so the time cannot be extended. Your room is held at the old price until it runs out.'],
  too_soon: [409, TOO_SOON],
  sold_out: [409, 'The room cannot be held any longer.'],
}

export const prebookStayHttp = (parts: Parts): Route[] => [
  route(prebookHotel, (body, caller) => prebookStay(parts, 'hotels', body, caller), refusals),
  route(prebookHolidayStay, (body, caller) => prebookStay(parts, 'holidaystays', body, caller), refusals),
  route(renewCall, (body, caller) => renewCheckout(parts, body.checkoutId, caller), renewRefusals),
]
