import type { DataOf, flightDetails, flightSeats } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { kmBetween } from '@sojourn/world'
import type { AgentTerms } from '../../../http/index.ts'
import { partyFault } from '../domain/party.ts'
import type { JourneyAsk } from '../flight-ask.ts'
import { badParty } from '../refusals.ts'
import { rightsInWords } from '../rights-words.ts'
import { bagsToBuy, moreBagsOf, wantedOf } from './duffel-bags.ts'
import { offerIdsOf } from './duffel-ids.ts'
import { documentOf, itineraryOf } from './duffel-offer.ts'
import { type DuffelParts, readingFor } from './duffel-parts.ts'
import { passengersOf } from './duffel-passengers.ts'
import type { DuffelOffer, DuffelSegment } from './duffel-schema.ts'
import { seatsOnWire } from './duffel-seats.ts'

type Details = DataOf<typeof flightDetails>

/** A journey of Duffel's as `flightDetails` answers one of ours: each of its fares as it is now. With the bags that are asked for beyond a fare in its price, where its airline sells them. What it does not say, prices of single travellers and taxes, is left empty. */
export async function duffelDetails(parts: DuffelParts, ask: JourneyAsk, agent: AgentTerms | null): Promise<Outcome<Details>> {
  const fault = partyFault(ask.party)
  if (fault) return badParty(fault)
  const ids = offerIdsOf(ask.itineraryId)
  if (ids.length === 0) return refuse('unknown_itinerary')
  const answers = await Promise.all(ids.map((id) => parts.client.offer(id, { services: true })))
  if (answers.some(({ kind }) => kind === 'unknown')) return refuse('supplier_silent')
  const offers = answers.flatMap((answer) => (answer.kind === 'done' ? [answer.value] : [])).filter((offer) => isOpen(parts, offer))
  if (offers.some((offer) => !passengersOf(offer, ask.party))) return refuse('unknown_itinerary')
  const fitting = offers.filter((offer) => bagsToBuy(offer, ask.party, wantedOf(ask.bags)) !== null)
  const [first] = fitting
  if (!first) return refuse('sold_out')
  const reading = await readingFor(parts, ask.currency)
  const itinerary = itineraryOf(fitting, ask.itineraryId, { ...ask, agent }, reading)
  if (!itinerary) return refuse('unknown_currency')
  return accept({
    itinerary,
    fares: itinerary.brands.map(({ brand_id, checked_bags }) => ({
      ...{ brand_id, classes: [], travellers: [], taxes: [], cancellation: [], if_cancelled: [], free_cancellation_until: null },
      more_bags: moreBagsOf(fitting.find(({ id }) => id === brand_id)!, ask.party, ask.bags, checked_bags, reading),
    })),
    document: documentOf(
      first.slices,
      offers.some((offer) => offer.passenger_identity_documents_required),
    ),
    rights: rightsInWords(
      first.slices.map((slice) => ({
        from: slice.segments[0]!.origin.iata_country_code,
        to: slice.segments.at(-1)!.destination.iata_country_code,
        km: kmBetween(at(slice.segments[0]!.origin), at(slice.segments.at(-1)!.destination)),
        airlines: [],
      })),
    ),
    currency: reading.currency,
  })
}

const at = ({ latitude, longitude }: DuffelSegment['origin']) => [latitude, longitude] as const

const isOpen = ({ clock }: DuffelParts, { expires_at }: DuffelOffer): boolean => Date.parse(expires_at) > clock.nowMs()

/** The seats that are sold with a fare; none where its airline does not say, or gives them at check-in. */
export async function duffelSeats(parts: DuffelParts, ask: JourneyAsk, brandId: string): Promise<Outcome<DataOf<typeof flightSeats>>> {
  if (!offerIdsOf(ask.itineraryId).includes(brandId)) return refuse('unknown_brand')
  const [offer, maps] = await Promise.all([parts.client.offer(brandId), parts.client.seatMaps(brandId)])
  if (offer.kind !== 'done' || !passengersOf(offer.value, ask.party)) return refuse('unknown_itinerary')
  const reading = await readingFor(parts, ask.currency)
  return accept({ flights: maps.kind === 'done' ? seatsOnWire(offer.value, maps.value, ask.cabin, reading) : [], currency: reading.currency })
}
