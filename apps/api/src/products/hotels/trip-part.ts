import { type HotelFilters, hotelFilters, PRODUCT_PAGES, type StayOffer } from '@sojourn/contracts'
import { stopText } from '@sojourn/i18n'
import { accept, daysBetween, instantMs, type Outcome, type Tx } from '@sojourn/kernel'
import { factText, roomText } from '@sojourn/world'
import { type AgentTerms, agentTermsOf, pricingFor } from '../../http/index.ts'
import type { PartCard, PartFound, PartPlacement, PartSource, PartsFound, TripAsk } from '../../sale/part-source.ts'
import { publicQuote } from './agency-price.ts'
import type { Hotels } from './create-hotels.ts'
import type { Hotel } from './domain/catalogue.ts'
import { sharesOf } from './domain/frozen-price.ts'
import type { HotelId } from './domain/ids.ts'
import { filtersOf } from './http-search.ts'
import { saleQuoteOf } from './product.ts'
import type { SearchAnswer } from './search-hotels.ts'
import type { StayAsk } from './stay-ask.ts'
import { amenityLabel, boardText, few, ride, walk, wireFacets, wireImage } from './to-wire.ts'

/** Nights in a hotel as a part of a trip. */
export const stayPart = (hotels: Hotels): PartSource<StayOffer> => ({
  product: 'HLT',
  role: 'stay',
  find: (ask, wanted) => findStays(hotels, ask, wanted),
  placementOf,
  fields: (ask) => fieldsOf(ask as StayAsk),
  asked: (ask) => ({ rooms: (ask as StayAsk).rooms }),
  card: (tx, { details }) => cardOfOffer(hotels, tx, details),
})

/** What it is held by. A room that was gone when another was chosen is of no more use, nor is a price that was frozen. */
const fieldsOf = ({ hotelId, rateId, checkin, checkout, rooms }: StayAsk) => ({
  ...{ hotel_id: hotelId, rate_id: rateId, checkin, checkout },
  rooms: rooms.map(({ adults, children }) => ({ adults, children: [...children] })),
})

async function findStays(
  hotels: Hotels,
  { caller, to, nights, rooms, ...ask }: TripAsk,
  { limit, filters: said }: Parameters<PartSource['find']>[1],
): Promise<Outcome<PartsFound>> {
  const pricing = await pricingFor(caller, ask.currency)
  const { currency } = pricing
  const filters: HotelFilters = hotelFilters.safeParse(said ?? {}).data ?? {}
  const agent = agentTermsOf(caller)
  const stay = { checkin: nights.from, checkout: nights.until, rooms }
  const search = { product: 'hotels', placeId: to.placeId, stay, ...pricing, filters: filtersOf(filters, currency), sort: 'recommended', cursor: null } as const
  const found = await ask.read((tx) => hotels.search(tx, { ...search, limit }))
  if (!found.ok) return found
  const { hotels: shown, facets, city, total } = found.value
  const { stars, districts, meals, amenities, free_cancellation } = wireFacets(facets, city, 'hotels', (minor) => minor)
  return accept({ parts: shown.map((each) => partOf(each, stay, agent)), facets: { stars, districts, meals, amenities, free_cancellation }, total, late: [] })
}

type Stay = Pick<StayOffer, 'checkin' | 'checkout'> & { readonly rooms: TripAsk['rooms'] }

function partOf({ hotel, quote, left, city, terms }: SearchAnswer['hotels'][number], stay: Stay, agent: AgentTerms | null): PartFound {
  const open = publicQuote(agent, { city, hotel, quote, terms })
  const rooms = stay.rooms.map(({ adults, children }) => ({ adults, children: [...children] }))
  return {
    ...placementOf({
      ...stay,
      hotel_id: hotel.hotelId,
      rooms,
      checkin_from: hotel.checkinFrom,
      checkout_until: hotel.checkoutUntil,
      time_zone: city.destination.timeZone,
    }),
    at: [hotel.latitude, hotel.longitude],
    product: 'HLT',
    fields: { hotel_id: hotel.hotelId, rate_id: quote.rateId, ...stay, rooms },
    offer: { quote: saleQuoteOf(quote), ...sharesOf(quote, terms) },
    ...(agent && open && { inPublic: { quote: saleQuoteOf(open), ...sharesOf(open, { markupBasisPoints: agent.publicBasisPoints }) } }),
    terms: {
      mode: quote.payment === 'now' ? 'prepaid' : 'postpaid',
      cancellationBy: 'windows',
      cancellation: quote.cancellation,
      timeZone: quote.timeZone,
      startsOn: stay.checkin,
      laterAt: '',
    },
    card: cardOf(hotel, { ...stay, rooms, room_name: roomText(quote.roomName), board: boardText(quote.board, 'hotels'), left: few(left) }),
  }
}

type Placed = Pick<StayOffer, 'hotel_id' | 'checkin' | 'checkout' | 'checkin_from' | 'checkout_until' | 'time_zone' | 'rooms'>

const placementOf = ({ hotel_id: key, checkin, checkout, checkin_from, checkout_until, time_zone: timeZone, rooms }: Placed): PartPlacement => ({
  role: 'stay',
  key,
  starts: { at: `${checkin}T${checkin_from}`, ms: instantMs(checkin, checkin_from, timeZone), timeZone },
  ends: { at: `${checkout}T${checkout_until}`, ms: instantMs(checkout, checkout_until, timeZone), timeZone },
  at: null,
  people: rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0),
})

type Shown = Pick<StayOffer, 'checkin' | 'checkout' | 'rooms' | 'room_name' | 'board'> & { readonly left: number | null }

function cardOf(hotel: Hotel, { checkin, checkout, rooms, room_name, board, left }: Shown): PartCard {
  const nights = daysBetween(checkin, checkout)
  const noted = ['roof_terrace', 'pool', 'garden', 'spa', 'bar'].filter((key) => hotel.amenities.includes(key)).map(amenityLabel)
  return {
    title: hotel.name,
    summary: stopText([room_name, board]),
    image: wireImage(hotel),
    facts: [walk(hotel), ride(hotel), ...noted.slice(0, 2)],
    url: urlOf(hotel.hotelId, { checkin, checkout, rooms }),
    left,
    supplier: null,
    stay: {
      stars: hotel.stars,
      score: hotel.score,
      review_count: hotel.reviewCount,
      district: hotel.district,
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      room_name,
      board,
      nights,
    },
  }
}

/** Of a hotel that is not in the catalogue any more there is no more to say than was stored. */
async function cardOfOffer(hotels: Hotels, tx: Tx, stay: StayOffer): Promise<PartCard> {
  const hotel = await hotels.find(tx, stay.hotel_id as HotelId)
  const shown = { ...stay, room_name: roomText(stay.room_name), board: factText(stay.board), left: null }
  return hotel
    ? cardOf(hotel, shown)
    : {
        title: stay.hotel_name,
        summary: stopText([shown.room_name, shown.board]),
        image: null,
        facts: [],
        url: urlOf(stay.hotel_id, stay),
        left: null,
        supplier: null,
      }
}

/** The rooms of a property for these nights. */
function urlOf(hotelId: string, { checkin, checkout, rooms }: Pick<Shown, 'checkin' | 'checkout' | 'rooms'>): string {
  const query = new URLSearchParams({ hotel: hotelId, checkin, checkout, rooms: rooms.map(({ adults, children }) => [adults, ...children]).join('|') })
  return `${PRODUCT_PAGES.HLT.details}?${query.toString().replaceAll('%2C', ',').replaceAll('%7C', '|')}`
}
