// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { id, language } from './wire.ts'

const degrees = { latitude: z.number(), longitude: z.number() }

export const place = z.object({
  place_id: id,
  /** A `region` is a part of a country; searching in it searches all of its cities. */
  type: z.enum(['city', 'district', 'landmark', 'airport', 'port', 'station', 'hotel', 'address', 'region']),
  name: z.string(),
  label: z.string(),
  country_code: z.string(),
  ...degrees,
  /** The clock there: what today is at a place, and whether a day has passed, is judged by it. */
  time_zone: z.string(),
})

/** Places near a text, and which of them the text means. */
export const placesRead = z.object({
  places: z.array(place),
  /** The place that is called so, or the only one whose name clearly begins so; null where the text means none of `places`, which are then near ones to choose from. */
  meant: id.nullable(),
  /** The text is the name of a country: `places` are in it. */
  is_country: z.boolean(),
})

export const suggestPlaces = defineCall({
  path: '/api/places/suggest',
  tag: 'Places',
  summary: 'Places whose name begins like a text or nearly reads like it, in the language asked for; without a text the destinations in their order',
  body: z.object({
    text: z.string().overwrite(typedLine).max(80).default(''),
    language: language.optional(),
    types: z.array(place.shape.type).max(6).optional(),
    /** The product whose properties are searched by name. */
    product: z.enum(['hotels', 'holidaystays']).default('hotels'),
    /** How many destinations at most, where no text is given: a page that lists them all asks for more than a field does. */
    limit: z.int().min(1).max(500).optional(),
  }),
  data: placesRead,
  refusals: ['not_sold_here'],
})

export const namePlaces = defineCall({
  path: '/api/places/names',
  tag: 'Places',
  summary: 'Places by their ids, as the language asked for calls them; ids of no place are left out',
  body: z.object({ place_ids: z.array(id).min(1).max(20), language: language.optional() }),
  data: z.object({ places: z.array(place) }),
})

/** Closed lines of `[longitude, latitude]`: the first of a shape is its outline, further ones are holes. */
const shape = z.array(z.array(z.tuple([z.number(), z.number()])))

/** What a map of a destination is drawn from. */
export const placeMap = defineCall({
  path: '/api/places/map',
  tag: 'Places',
  summary: 'The ground of a destination: its land, districts, landmarks and airport, within bounds that hold its properties',
  body: z.object({ destination: id }),
  data: z.object({
    place_id: id,
    name: z.string(),
    bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
    /** What is not land within the bounds is water. */
    land: z.array(shape),
    /** Names of waters, with the degrees they are turned by to flow along. */
    waters: z.array(z.object({ name: z.string(), ...degrees, turn: z.number() })),
    districts: z.array(z.object({ key: z.string(), name: z.string(), ...degrees, radius_metres: z.number() })),
    landmarks: z.array(z.object({ key: z.string(), name: z.string(), ...degrees })),
    airport: z.object({ iata: z.string(), name: z.string(), ...degrees }),
  }),
  refusals: ['unknown_destination'],
})

export type Place = z.output<typeof place>
