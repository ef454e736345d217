import { type ParsedBodyOf, prebookHotel } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import type { Hotels } from './create-hotels.ts'
import type { StayProduct } from './domain/catalogue.ts'
import { type HotelId, parseRateId } from './domain/ids.ts'
import type { StayAsk } from './stay-ask.ts'

/** What a browser sends to hold a rate, less the price that it saw. */
type Chosen = Omit<ParsedBodyOf<typeof prebookHotel>, 'expected_total'>
const chosenFields = prebookHotel.body.omit({ expected_total: true })

/** The same of what takes the place of another item. */
export async function chosenStay(hotels: Hotels, product: StayProduct, fields: unknown, caller: Caller): Promise<Outcome<StayAsk>> {
  const parsed = chosenFields.safeParse(fields)
  return parsed.success ? accept(await stayAskOf(hotels, product, parsed.data, caller)) : refuse('bad_input')
}

/** Priced for the caller. A price that was frozen for them counts where it is valid. */
export async function stayAskOf(hotels: Hotels, product: StayProduct, body: Chosen, caller: Caller): Promise<StayAsk> {
  const { group, currency, markupBasisPoints } = await pricingFor(caller, body.currency)
  const { hotel_id: hotelId, rate_id: rateId, checkin, checkout, rooms } = body
  const first = body.first_rate_id === undefined ? null : parseRateId(body.first_rate_id)
  // A room of another hotel cannot be replaced by this one.
  const firstRoomId = first?.hotelId === hotelId ? first.roomTypeId : undefined
  const ask: StayAsk = { product, hotelId, rateId, checkin, checkout, rooms, currency, markupBasisPoints, ...(firstRoomId && { firstRoomId }) }
  const scope = { orgId: caller.orgId, group, product, hotelId: hotelId as HotelId, stay: { checkin, checkout, rooms }, currency, markupBasisPoints }
  const frozen = body.price_freeze ? hotels.openFreeze(scope, body.price_freeze) : null
  return frozen ? { ...ask, frozen } : ask
}
