import { type flightDetails, type ParsedBodyOf, prebookFlight } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { type Caller, pricingFor } from '../../http/index.ts'
import { isDuffel } from './duffel/duffel-ids.ts'
import { DUFFEL } from './duffel/duffel-parts.ts'
import type { FlightAsk, JourneyAsk } from './flight-ask.ts'

/** What a browser sends to hold a fare, less the price that it saw. */
type Chosen = Omit<ParsedBodyOf<typeof prebookFlight>, 'expected_total'>
const chosenFields = prebookFlight.body.omit({ expected_total: true })

/** Whether the organisation lists Duffel among its suppliers: for all others it does not exist. */
export const sellsDuffel = ({ org }: Pick<Caller, 'org'>): boolean => org.site.suppliers.includes(DUFFEL)

/** A journey, priced for the caller. */
export async function journeyAskOf(body: ParsedBodyOf<typeof flightDetails>, caller: Caller): Promise<JourneyAsk> {
  const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
  const { itinerary_id: itineraryId, cabinclass: cabin, adult, child, infant, bags } = body
  return { itineraryId, cabin, party: { adult, child, infant }, bags, currency, markupBasisPoints }
}

export const flightAskOf = async (body: Chosen, caller: Caller): Promise<FlightAsk> => ({
  ...(await journeyAskOf(body, caller)),
  brandId: body.brand_id,
  seats: body.seats,
  extraBags: body.extra_bags.filter(({ checked }) => checked > 0),
  hold: body.hold,
  ...(body.searched_from && { searchedFrom: body.searched_from }),
})

/** The same of what takes the place of another item. */
export async function chosenFlight(fields: unknown, caller: Caller): Promise<Outcome<FlightAsk>> {
  const parsed = chosenFields.safeParse(fields)
  const isElsewhere = parsed.success && isDuffel(parsed.data.itinerary_id) && !sellsDuffel(caller)
  return parsed.success && !isElsewhere ? accept(await flightAskOf(parsed.data, caller)) : refuse('bad_input')
}
