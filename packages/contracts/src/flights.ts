// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { typedCode, typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { amount, bookableFrom, cancellationRule, cancelPart, currency, day, id, instant, language, price } from './wire.ts'

/** 1 one way, 2 return (B9.7), 3 several cities. */
export const tripType = z.union([z.literal(1), z.literal(2), z.literal(3)])
export const cabinClass = z.enum(['economy', 'premium', 'business', 'first'])

/** An airport, or a city: all of its airports. */
const placeCode = z
  .string()
  .overwrite(typedCode)
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, { error: () => say`use the three letters of an airport or a city, such as LIS` })
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month reads 2027-03')

const SEATED_MAX = 9
/** Who flies. A child is 2 to 11, an infant below 2 on the day of the last flight, on an adult's lap. */
const party = {
  adult: z.int().min(0).max(SEATED_MAX).default(1),
  child: z.int().min(0).max(8).default(0),
  infant: z.int().min(0).max(8).default(0),
}
const cabinAsked = { cabinclass: cabinClass.default('economy') }
/** What each of them takes along besides what goes under the seat: `cabin` a bag for the rack, `checked` pieces of 23 kg. A price has it in. */
const bags = z.object({ cabin: z.int().min(0).max(1).default(0), checked: z.int().min(0).max(3).default(0) })
const bagsAsked = { bags: bags.default({ cabin: 0, checked: 0 }) }

const airport = z.object({
  iata: z.string(),
  name: z.string(),
  city: z.string(),
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
})
const airline = z.object({ code: z.string(), name: z.string() })

/** One flight of a journey, in the local times of its airports. */
const segment = z.object({
  flight: z.string(),
  airline,
  /** Who flies it, where that is not who sells it. */
  operated_by: airline.nullable(),
  aircraft: z.string(),
  from: airport,
  to: airport,
  departs_at: z.string(),
  arrives_at: z.string(),
  /** How many days later the calendar is where it lands; −1 over the date line. */
  days_later: z.int(),
  minutes: z.int(),
  cabin: cabinClass,
})

export const layoverNote = z.enum(['tight', 'long', 'overnight', 'other_airport', 'passport', 'bags_again', 'self_transfer'])
/** The wait between two flights of a bound. */
const layover = z.object({
  from: z.string(),
  /** The same airport, unless it is changed. */
  to: z.string(),
  city: z.string(),
  minutes: z.int(),
  /** What the airport needs at least. */
  minimum: z.int(),
  notes: z.array(layoverNote),
  /** All of it in words: "1 h 05 in Amsterdam, tight: the minimum is 60 min". */
  text: z.string(),
})

/** One direction of a journey: from its first airport to its last. */
const bound = z.object({
  segments: z.array(segment),
  layovers: z.array(layover),
  departs_at: z.string(),
  arrives_at: z.string(),
  days_later: z.int(),
  minutes: z.int(),
  stops: z.int(),
})

/** What a fare allows, each with its amount where it costs something. `code` is for pages, `text` says all of it. */
const condition = z.object({
  code: z.enum(['change', 'refund', 'no_show', 'seat', 'cabin_bag', 'checked_bag', 'hold']),
  allows: z.enum(['free', 'fee', 'no']),
  amount: amount.nullable(),
  /** Checked pieces that are in the fare, or for how many hours it is held; null of others. */
  count: z.int().nullable(),
  text: z.string(),
})

/** A fare of a whole journey: the fare family of each bound, and one price for all. */
const brand = z.object({
  brand_id: id,
  name: z.string(),
  cabin: cabinClass,
  /** The family of each bound, in order. */
  families: z.array(z.string()),
  price,
  /** For one adult, all in. */
  per_adult: amount,
  /** What one traveller takes along at this price, asked bags included. */
  cabin_bag: z.boolean(),
  checked_bags: z.int(),
  conditions: z.array(condition),
  /** Seats left at this price, where they are few; otherwise null. */
  left: z.int().nullable(),
  /** Until when it can be held without paying; null where it is paid at once. */
  hold_until: instant.nullable(),
})

export const itineraryLabel = z.enum(['best', 'cheapest', 'fastest', 'lowest_carbon'])
const itinerary = z.object({
  itinerary_id: z.string().max(400),
  bounds: z.array(bound),
  /** The cheapest first. */
  brands: z.array(brand),
  /** Of the cheapest fare, for everyone, with the bags asked for. */
  price,
  left: z.int().nullable(),
  /** For each traveller; `usual_percent` is how it differs from what is usual between the two. */
  carbon: z.object({ kg: z.int(), usual_percent: z.int().nullable() }),
  labels: z.array(itineraryLabel),
  /** Why it stands where it does under "best": the parts of a sum, in the currency asked for. */
  why: z.array(z.object({ text: z.string(), amount })),
  /** Who sells it besides us; null where it is our own stock. */
  supplier: z.string().nullable(),
})

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), from: amount }))
const hours = z.object({ from: z.int().min(0).max(24), to: z.int().min(0).max(24) })

export const flightFilters = z.object({
  stops_max: z.int().min(0).max(2).optional(),
  /** With any of these. */
  airlines: z.array(z.string()).max(60).optional(),
  /** All of it with airlines of one of these. */
  alliances: z.array(z.string()).max(10).optional(),
  /** By way of any of these airports. */
  via: z.array(z.string()).max(60).optional(),
  /** Airports of the first and the last stop of each bound, where a city has several. */
  airports: z.array(z.string()).max(30).optional(),
  /** When each bound leaves and lands, in hours of the local day. */
  departs: z.array(hours.nullable()).max(5).optional(),
  arrives: z.array(hours.nullable()).max(5).optional(),
  minutes_max: z.int().min(1).optional(),
  price_max: amount.optional(),
  refundable: z.boolean().optional(),
  changeable: z.boolean().optional(),
  /** No change of airport, no night in an airport. */
  easy_changes: z.boolean().optional(),
})

const ASKED = ['not_sold_here', 'unknown_place', 'unknown_currency', 'bad_dates', 'bad_party', 'same_place'] as const

const slice = z.object({ from: placeCode, to: placeCode, date: day })
const asked = {
  triptype: tripType.default(1),
  /** One for each bound: one of a one way, two of a return, up to five of several cities. */
  flightsearch: z.array(slice).min(1).max(5),
  ...cabinAsked,
  ...party,
  ...bagsAsked,
  currency: currency.optional(),
}

export const searchFlights = defineCall({
  path: '/api/flights/search',
  tag: 'Flights',
  summary: 'Journeys with up to two changes, each with the all-in price of everyone who flies, its fares side by side, its bags and its waits in words',
  body: z.object({
    ...asked,
    /** Airports within 120 km too. */
    nearby: z.boolean().default(false),
    filters: flightFilters.default({}),
    sort: z.enum(['best', 'price', 'duration', 'departure', 'arrival', 'carbon']).default('best'),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'as `next` of the page before')
      .optional(),
    limit: z.int().min(1).max(60).default(20),
  }),
  data: z.object({
    itineraries: z.array(itinerary),
    facets: z.object({
      stops: facet,
      airlines: facet,
      alliances: facet,
      via: facet,
      airports: facet,
      minutes: z.object({ min: z.int(), max: z.int() }),
      price: z.object({ min: amount, max: amount }),
      refundable: z.int(),
      changeable: z.int(),
      easy_changes: z.int(),
    }),
    /** The asked places as they are called: an airport or a city of several. */
    places: z.array(z.object({ iata: z.string(), name: z.string(), country_code: z.string(), airports: z.array(airport) })),
    /** No connection with two changes: what was found needs more, or has longer waits. */
    only_long_ways: z.boolean(),
    /** Nothing was found because a bound, counted from 1, has no seats for all of them: the nearest days on which it has. */
    nearest_days: z.object({ bound: z.int(), dates: z.array(day) }).nullable(),
    /** Nothing was found: the other cabins that have seats for all of them on these days, for not every way has each. */
    other_cabins: z.array(cabinClass),
    late: z.array(z.string()),
    next: z.string().nullable(),
    total: z.int(),
    bookable_from: bookableFrom,
    member_prices: z.boolean(),
    currency,
  }),
  refusals: ASKED,
})

export const flightCalendar = defineCall({
  path: '/api/flights/calendar',
  tag: 'Flights',
  summary: 'The lowest price of each day between two places; with `nights` of a return, with `depart` and `back` of the days around both too',
  body: z.object({
    from: placeCode,
    to: placeCode,
    month,
    /** Of a return: how many nights later it comes back. */
    nights: z.int().min(0).max(60).optional(),
    /** A return whose days are moved by up to three. */
    depart: day.optional(),
    back: day.optional(),
    ...cabinAsked,
    ...party,
    ...bagsAsked,
    currency: currency.optional(),
  }),
  data: z.object({
    days: z.array(z.object({ date: day, total: amount.nullable() })),
    grid: z.array(z.object({ depart: day, back: day, total: amount.nullable() })),
    currency,
  }),
  refusals: ASKED,
})

export const exploreFlights = defineCall({
  path: '/api/flights/explore',
  tag: 'Flights',
  summary: 'Where one can fly from a place in a month, each place with a low price and a day on which a search finds it or less',
  body: z.object({ from: placeCode, month, ...cabinAsked, ...party, currency: currency.optional() }),
  data: z.object({
    from: z.object({ iata: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() }),
    places: z.array(
      z.object({
        place_id: id,
        iata: z.string(),
        name: z.string(),
        country: z.string(),
        country_code: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        art: z.string(),
        total: amount,
        date: day,
        stops: z.int(),
      }),
    ),
    currency,
  }),
  refusals: ['not_sold_here', 'unknown_place', 'unknown_currency', 'bad_party'],
})

/** One journey and who flies it. */
const oneItinerary = { itinerary_id: z.string().max(400), ...cabinAsked, ...party, ...bagsAsked, currency: currency.optional() }
/** Why nothing is said of one journey. */
export const ITINERARY_ASKED = ['not_sold_here', 'unknown_itinerary', 'unknown_currency', 'bad_party', 'departed', 'sold_out', 'supplier_silent'] as const

/** A tax or charge of one traveller, by its code at the ticket. */
const taxLine = z.object({
  code: z.string(),
  name: z.string(),
  /** Whose: 1 is the first traveller. */
  traveller: z.int(),
  amount,
  rule: z.string(),
  since: day.nullable(),
  /** Comes back where the flight is not flown, whatever the fare says. */
  back_if_unused: z.boolean(),
})

/** What a law gives to those who fly, in sentences. */
const passengerRight = z.object({ code: z.string(), title: z.string(), lines: z.array(z.string()) })

export const flightDetails = defineCall({
  path: '/api/flights/details',
  tag: 'Flights',
  summary:
    'One journey with its fares side by side: conditions with amounts, every tax with code and rule, what cancelling means, documents and passenger rights',
  body: z.object(oneItinerary),
  data: z.object({
    itinerary,
    fares: z.array(
      z.object({
        brand_id: id,
        /** Of each traveller and bound: letter and name of the fare. */
        classes: z.array(z.object({ traveller: z.int(), bound: z.int(), class: z.string(), fare_basis: z.string() })),
        /** `fare` has the carrier's surcharge in it. */
        travellers: z.array(
          z.object({
            traveller: z.int(),
            type: z.enum(['adult', 'child', 'infant']),
            fare: amount,
            surcharge: amount,
            taxes: amount,
            services: amount,
            total: amount,
          }),
        ),
        taxes: z.array(taxLine),
        cancellation: z.array(cancellationRule),
        if_cancelled: z.array(cancelPart),
        free_cancellation_until: instant.nullable(),
        /** What one, two, three checked pieces more cost each who has a seat, beyond those that the price has in it: as many as are sold. */
        more_bags: z.array(z.object({ traveller: z.int(), amounts: z.array(amount) })),
      }),
    ),
    /** What each who flies must carry: `none` within a country. */
    document: z.enum(['none', 'any', 'passport']),
    /** What the law gives where a flight is late or gone, by where the journey is. */
    rights: z.array(passengerRight),
    currency,
  }),
  refusals: ITINERARY_ASKED,
})

const seatName = z.string().regex(/^\d{1,2}[A-K]$/, 'a seat reads 14C')

export const flightSeats = defineCall({
  path: '/api/flights/seats',
  tag: 'Flights',
  summary: 'The seats of each flight of a journey, with what each costs one traveller at a fare',
  body: z.object({ ...oneItinerary, brand_id: id }),
  data: z.object({
    flights: z.array(
      z.object({
        /** Counts from 1 through all bounds. */
        segment: z.int(),
        flight: z.string(),
        from: z.string(),
        to: z.string(),
        aircraft: z.string(),
        cabin: cabinClass,
        /** The letters of a row; null is an aisle. */
        columns: z.array(z.string().nullable()),
        rows: z.array(
          z.object({
            row: z.int(),
            exit: z.boolean(),
            wing: z.boolean(),
            seats: z.array(
              z.object({
                seat: seatName,
                at: z.enum(['window', 'middle', 'aisle']),
                kind: z.enum(['front', 'exit', 'standard']),
                is_free: z.boolean(),
                amount,
              }),
            ),
          }),
        ),
      }),
    ),
    currency,
  }),
  refusals: [...ITINERARY_ASKED, 'unknown_brand'],
})

/** Seats of travellers, who are counted from 1: adults first, then children; infants have none. */
const wantedSeats = z.array(z.object({ segment: z.int().min(1).max(15), traveller: z.int().min(1).max(SEATED_MAX), seat: seatName })).max(135)
/** Checked pieces of single travellers beyond those of all. */
const wantedBags = z
  .array(z.object({ traveller: z.int().min(1).max(SEATED_MAX), checked: z.int().min(0).max(3) }))
  .max(SEATED_MAX)
  .refine((bags) => new Set(bags.map(({ traveller }) => traveller)).size === bags.length, 'each traveler is named once')

export const prebookFlight = defineCall({
  path: '/api/flights/prebook',
  tag: 'Flights',
  summary: 'Prices a journey again, holds its seats and opens a checkout; a fare that allows it is held for longer',
  keyed: true,
  body: z.object({
    ...oneItinerary,
    brand_id: id,
    seats: wantedSeats.default([]),
    extra_bags: wantedBags.default([]),
    /** Held to decide later, where the fare allows it. */
    hold: z.boolean().default(false),
    /** Of a part of a trip: the one airport that was searched from, where its city has several. What is offered in its place leaves from there too. */
    searched_from: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    expected_total: amount,
  }),
  data: z.object({ checkoutId: id, price, isPriceChange: z.boolean(), old_price: amount.nullable(), expires_at: instant }),
  refusals: [
    ...ITINERARY_ASKED,
    'unknown_brand',
    'seat_taken',
    'not_holdable',
    'too_soon',
    'too_many_holds',
    'proof_required',
    'books_elsewhere',
    'not_signed_in',
  ],
})

/** Everyone who flies, adults first, then children, then infants, each with what `travellers` of the checkout asks for. */
export const bookFlight = bookOf('/api/flights/book', 'flights')

const nothing = z.union([z.null(), z.literal('')])
const degrees = (most: number) => z.union([z.coerce.number().min(-most).max(most), nothing]).optional()

/** B7.6: the seed's own name and fields. */
export const suggestAirports = defineCall({
  path: '/api/flights/autosuggestV2',
  tag: 'Flights',
  summary: 'Cities and airports whose name, code or country begins like a text, those near a position first; without a text the near or the large ones',
  body: z.object({
    text: z.union([z.string().overwrite(typedLine).max(80), z.number(), z.null()]).default(''),
    latitude: degrees(90),
    longitude: degrees(180),
    type: z.union([z.string().max(40), z.number(), z.null()]).optional(),
    language: z.union([language, z.null()]).optional(),
    limit: z.int().min(1).max(50).default(10),
  }),
  data: z.object({
    places: z.array(
      z.object({
        iata: z.string(),
        search_type: z.literal(6),
        latitude: z.number(),
        longitude: z.number(),
        kind: z.enum(['city', 'airport']),
        name: z.string(),
        /** Name, code and country in one line. */
        label: z.string(),
        city: z.string(),
        country: z.string(),
        country_code: z.string(),
        time_zone: z.string(),
        /** Of a city: its airports. */
        airports: z.array(z.string()),
      }),
    ),
    /** The code that the text means; null where it means none of `places`. */
    meant: z.string().nullable(),
    /** The text is a country, or a part of one: `places` are its cities. */
    is_country: z.boolean(),
  }),
  refusals: ['not_sold_here'],
})

/** What a checkout or a booking is about, for a person to read: seats on the flights of a journey. */
export const flightOffer = z.object({
  product: z.literal('FLT'),
  triptype: tripType,
  itinerary_id: z.string(),
  supplier: z.string().nullable(),
  cabin: cabinClass,
  brand_id: id,
  brand_name: z.string(),
  bounds: z.array(bound.extend({ family: z.string(), family_name: z.string(), cabin_bag: z.boolean(), checked_bags: z.int() })),
  party: z.object({ adult: z.int(), child: z.int(), infant: z.int() }),
  fares: z.array(z.object({ traveller: z.int(), type: z.enum(['adult', 'child', 'infant']), bound: z.int(), class: z.string(), fare_basis: z.string() })),
  /** `kept`: of a changed journey, on a flight that stays. */
  seats: z.array(z.object({ segment: z.int(), traveller: z.int(), seat: z.string(), kept: z.literal(true).optional() })),
  /** Of a changed journey: how many seats that were booked before are not free on its flights. */
  seats_lost: z.int().optional(),
  /** And how many bags that were bought beside the fare its airline does not take over. */
  bags_lost: z.int().optional(),
  /** Checked pieces of each who has a seat. */
  checked: z.array(z.object({ traveller: z.int(), pieces: z.int() })),
  conditions: z.array(condition),
  taxes: z.array(taxLine),
  /** Of the amounts of conditions and taxes. */
  currency,
  document: z.enum(['none', 'any', 'passport']),
  carbon_kg: z.int(),
  distance_km: z.int(),
  /** For how many hours it is held to decide later; 0 where it is held as long as any checkout. */
  hold_hours: z.int(),
  art: z.string(),
  /** As it is read; what is stored has none. */
  rights: z.array(passengerRight).optional(),
})

/** Every call of flights. */
export const flightCalls = [suggestAirports, searchFlights, flightCalendar, exploreFlights, flightDetails, flightSeats, prebookFlight, bookFlight] as const

export type PassengerRightShape = z.output<typeof passengerRight>
export type FlightOffer = z.output<typeof flightOffer>
export type FlightFilters = z.output<typeof flightFilters>
export type CabinClass = z.output<typeof cabinClass>
export type LayoverNote = z.output<typeof layoverNote>
export type ItineraryShape = z.output<typeof itinerary>
export type BoundShape = z.output<typeof bound>
export type SegmentShape = z.output<typeof segment>
export type BrandShape = z.output<typeof brand>
export type FareCondition = z.output<typeof condition>
export type TaxLineShape = z.output<typeof taxLine>
