// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { productCode } from './products.ts'
import { amount, currency, day, email, id, instant, lastName, localAmount, nameText, sitePath, titleText } from './wire.ts'

/** A drawing of ours by its name, a picture of this site, or one at an https address. */
const PICTURE = /^(?:(?:(?:facades|rooms|posters)\/)?[a-z0-9-]+|\/(?![/\\])[^\s\\"'<>\p{Cc}]*|https:\/\/[^\s\\"'<>\p{Cc}]+)?$/u
const picture = z
  .string()
  .trim()
  .max(500)
  .regex(PICTURE, { error: () => say`send the name of one of our pictures, or an https address` })

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** What an idea cost when it was saved. */
const ideaPrice = z.object({
  amount: amount.min(0, { error: () => say`enter a price of 0 or more` }).max(1_000_000_000),
  currency: currency.refine((code) => CURRENCIES.has(code), { error: () => say`we don't know this currency` }),
})

/** Without any of these there is nothing to look at again. */
const PARTS_OF_AN_IDEA = ['product', 'title', 'place', 'from', 'to', 'url'] as const

/** What a member of a trip may do: `owner` all of it, `editor` change what is in it, `viewer` look. */
export const tripRole = z.enum(['owner', 'editor', 'viewer'])

/** Where what is left is paid, and what it is in the currency it is paid in there, where that is another one. */
const there = { local: localAmount.optional(), where: z.string() }

export const tripItem = z.object({
  item_id: id,
  product: productCode,
  /** `idea`: saved to be looked at again. `booked`: a booking, in its present state. */
  kind: z.enum(['idea', 'booked']),
  title: z.string(),
  place: z.string(),
  image: z.string(),
  from: day,
  to: day,
  /** When it begins by the clock of the place: `15:00`; null where that is not known. */
  starts: z.string().nullable(),
  /** Of an idea: the price when it was saved. Of a booking: what it costs. */
  price: z.object({ amount, currency }).nullable(),
  /** The paid part of a booking, and what is still to be paid and where. */
  paid: z.object({ amount, currency }).nullable(),
  to_pay: z.object({ amount, currency, ...there }).nullable(),
  /** Where it is looked at again, or the booking's page for those who may open it. */
  url: z.string().nullable(),
  booking_id: id.nullable(),
  status: z.string().nullable(),
  added_by: z.string(),
  added_at: instant,
})

export const tripMember = z.object({ user_id: id, name: z.string(), role: tripRole, is_you: z.boolean() })

/** A trip in the fields older clients know (B3.6), and ours. */
export const trip = z.object({
  trip_list_id: id,
  trip_list_name: z.string(),
  user_id: id,
  org_id: id,
  checkin_date: day,
  checkout_date: day,
  type: z.string(),
  destination_name: z.string(),
  trip_image: z.string(),
  trip_url: z.string(),
  // Ours:
  role: tripRole,
  item_count: z.int(),
  member_count: z.int(),
})

/** With the fields of its product, as the list of that product reads them. */
const listedItem = z.looseObject({
  item_id: id,
  product_type: productCode,
  /** Ours: what it is known by: the page of an idea that was saved here, the id of a booking. */
  saved_as: z.string().optional(),
})
const tripListed = trip.extend({ items: z.array(listedItem).optional() })

/** What is wrong or missing in a trip: two things at one time, a night without a bed, a way without a ride. */
export const tripNote = z.object({
  /** `clash`: two beds for one night. `no_bed`: a night without any. `overlap`: the second of two begins before the first has ended. `late`: the first lands once the check-in of the second has closed for its first night. */
  kind: z.enum(['clash', 'no_bed', 'overlap', 'late']),
  from: day,
  to: day,
  /** The items it is about, by id, the one that begins first first. */
  items: z.array(id),
  /** Of an `overlap`: by how many minutes the second begins too early. */
  minutes: z.int().optional(),
})

/** Older clients send a number. */
const typeText = z.union([z.string().max(20), z.number()]).transform(String)

const person = { user_id: id.optional(), usr_type: z.coerce.number().optional(), org_id: id.optional() }
const products = z
  .union([z.array(z.string()), z.string().transform((said) => said.split(',').map((code) => code.trim()))])
  .transform((codes) => codes.filter(Boolean))

const written = {
  ...person,
  trip_list_name: nameText.optional(),
  checkin_date: day,
  checkout_date: day,
  type: typeText.optional(),
  destination_name: titleText,
  trip_image: picture.optional(),
  trip_url: sitePath.optional(),
}

/** What is left out stays as it was. */
const changed = { ...written, checkin_date: day.optional(), checkout_date: day.optional(), destination_name: titleText.optional() }

/** One call of the seeds that makes a trip with a first thing in it, or changes one: each product has both (B7.15). */
const createOf = <const Path extends string>(path: Path, what: string) =>
  defineCall({
    path,
    tag: 'Trips',
    summary: `Makes a trip with ${what} in it, or puts it into the own trip to that place within 14 days`,
    who: 'user',
    forgiving: true,
    answersForNamed: true,
    body: z.looseObject(written),
    data: z.object({ trip_list_id: id, item_id: id, trip }),
    top: ['trip_list_id'],
    refusals: ['too_many_trips', 'bad_dates', 'not_allowed'],
  })
const updateOf = <const Path extends string>(path: Path, what: string) =>
  defineCall({
    path,
    tag: 'Trips',
    summary: `Puts ${what} into a trip, or changes what is in it under the same name, and the trip; what is left out stays as it was`,
    who: 'user',
    forgiving: true,
    answersForNamed: true,
    body: z.looseObject({ ...changed, trip_list_id: id, item_id: id.optional() }),
    data: z.object({ trip_list_id: id, item_id: id, trip }),
    top: ['trip_list_id'],
    refusals: ['not_found', 'too_many_trips', 'bad_dates', 'not_allowed'],
  })

export const createTripList = createOf('/api/trips/createTripList', 'a hotel')
export const updateTripList = updateOf('/api/trips/updateTripList', 'a hotel')
export const createCarTripList = createOf('/api/trips/createCarTripList', 'a car')
export const updateCarTripList = updateOf('/api/trips/updateCarTripList', 'a car')
export const createActivitiesTripList = createOf('/api/trips/createActivitiesTripList', 'an activity')
export const updateActivitiesTripList = updateOf('/api/trips/updateActivitiesTripList', 'an activity')
export const createTransfersTripList = createOf('/api/trips/createTransfersTripList', 'a transfer')
export const updateTransfersTripList = updateOf('/api/trips/updateTransfersTripList', 'a transfer')
export const createFlightTripList = createOf('/api/trips/createFlightTripList', 'a flight')
export const updateFlightTripList = updateOf('/api/trips/updateFlightTripList', 'a flight')
export const createResortsTripList = createOf('/api/trips/createResortsTripList', 'a resort week')
export const updateResortsTripList = updateOf('/api/trips/updateResortsTripList', 'a resort week')

/** The twelve calls by their product: what makes, and what changes. */
export const tripWrites = [
  { product: 'HLT', create: createTripList, update: updateTripList },
  { product: 'CAR', create: createCarTripList, update: updateCarTripList },
  { product: 'ACT', create: createActivitiesTripList, update: updateActivitiesTripList },
  { product: 'TRF', create: createTransfersTripList, update: updateTransfersTripList },
  { product: 'FLT', create: createFlightTripList, update: updateFlightTripList },
  { product: 'RST', create: createResortsTripList, update: updateResortsTripList },
] as const

export const getTrips = defineCall({
  path: '/api/trips/gettrips',
  tag: 'Trips',
  summary:
    'The trips of the caller, or of the person an operator or agent names and may act for, those they joined included; with `is_details_required` what is in them, of some products or all (B7.14)',
  who: 'user',
  forgiving: true,
  answersForNamed: true,
  body: z.object({
    ...person,
    type: typeText.optional(),
    is_details_required: z.coerce.number().optional(),
    trip_id: id.optional(),
    product_type: products.optional(),
  }),
  data: z.object({ trips: z.array(tripListed) }),
  top: ['trips'],
})

export const getTripsList = defineCall({
  path: '/api/trips/gettrips/getTripsList',
  tag: 'Trips',
  summary: 'The trips of the caller that begin or end within 14 days of these dates (B4.12)',
  who: 'user',
  forgiving: true,
  answersForNamed: true,
  body: z.object({ ...person, checkin_date: day, checkout_date: day }),
  data: z.object({ trips: z.array(tripListed) }),
  top: ['trips'],
  refusals: ['bad_dates'],
})

export const cityImages = defineCall({
  path: '/api/trips/citieimages',
  tag: 'Trips',
  summary: 'Pictures for a trip to a city, the nearest place we have a picture of where we have none of it (B7.16)',
  forgiving: true,
  body: z.object({
    city: z.string().max(120).optional(),
    state: z.string().max(120).optional(),
    country: z.string().max(120).optional(),
    latitude: z.coerce.number().optional(),
    longitude: z.coerce.number().optional(),
  }),
  data: z.object({ assets: z.array(z.object({ name: z.string(), art: z.string(), url: z.string() })) }),
  top: ['assets'],
})

export const belongsThisTrip = defineCall({
  path: '/api/trips/belongsThistrip',
  tag: 'Trips',
  summary: 'Whether a trip, by its id or by a shared link, is one the caller belongs to (A7.9)',
  who: 'user',
  forgiving: true,
  answersForNamed: true,
  body: z.object({
    ...person,
    type: z.coerce.number().optional(),
    trip_id: id,
    currency: currency.optional(),
    is_details_required: z.coerce.number().optional(),
    product_type: products.optional(),
  }),
  data: z.object({ exist: z.boolean(), trip_list_id: id.nullable() }),
  top: ['exist'],
  refusals: ['not_found'],
})

export const addUserToTrip = defineCall({
  path: '/api/trips/addUserToTrip',
  tag: 'Trips',
  summary: 'Joins a trip by a shared link (A7.10); joined twice it is joined once',
  who: 'user',
  forgiving: true,
  body: z.object({ mytrip_id: id, user_id: id.optional() }),
  data: z.object({ trip_list_id: id, role: tripRole }),
  top: ['trip_list_id'],
  refusals: ['not_found', 'too_many_members', 'not_allowed'],
})

export const getTrip = defineCall({
  path: '/api/trips/get',
  tag: 'Trips',
  summary: 'One trip: its people, what is in it day by day, what is paid and to be paid, what clashes or is missing',
  who: 'user',
  body: z.object({ trip_id: id }),
  data: z.object({
    trip,
    members: z.array(tripMember),
    items: z.array(tripItem),
    notes: z.array(tripNote),
    /** By currency. */
    paid: z.array(z.object({ amount, currency })),
    to_pay: z.array(z.object({ day, amount, currency, ...there, item_id: id })),
    shared: z.object({ role: tripRole, expires_at: instant }).nullable(),
    /** The address of the calendar feed, for members; null until it is asked for. */
    calendar: z.string().nullable(),
  }),
  refusals: ['not_found'],
})

export const saveTrip = defineCall({
  path: '/api/trips/save',
  tag: 'Trips',
  summary: 'Makes an empty trip, or changes the name, place or days of one',
  who: 'user',
  keyed: true,
  body: z.object({ trip_id: id.optional(), name: nameText, destination_name: titleText.optional(), from: day, to: day }),
  data: z.object({ trip }),
  refusals: ['not_found', 'not_allowed', 'too_many_trips', 'bad_dates'],
})

export const saveTripItem = defineCall({
  path: '/api/trips/saveTripItem',
  tag: 'Trips',
  summary:
    'Puts an idea of any product, or one of the caller’s bookings, into a trip; without a trip into the one that fits, or a new one. Saved twice it is there once',
  who: 'user',
  body: z
    .object({
      trip_id: id.optional(),
      booking_id: id.optional().describe('One of the caller’s bookings; without it all that an idea is made of'),
      product: productCode.optional(),
      title: titleText.optional(),
      place: titleText.optional(),
      image: picture.default(''),
      from: day.optional(),
      to: day.optional(),
      price: ideaPrice.optional(),
      details: z
        .record(z.string().max(60), z.unknown())
        .optional()
        .describe('The fields of its product, as the calls of older clients have them (B3.14 to B3.17)'),
      url: sitePath.optional(),
    })
    .superRefine((sent, { addIssue }) => {
      const missing = sent.booking_id ? [] : PARTS_OF_AN_IDEA.filter((path) => !sent[path])
      if (missing.length === PARTS_OF_AN_IDEA.length) addIssue({ code: 'custom', path: ['booking_id'], message: say`please send a booking or a complete idea` })
      else for (const path of missing) addIssue({ code: 'custom', path: [path], message: say`please fill this in` })
    }),
  data: z.object({ trip, item_id: id }),
  refusals: ['not_found', 'not_allowed', 'too_many_trips', 'bad_dates'],
})

export const removeTripItem = defineCall({
  path: '/api/trips/removeItem',
  tag: 'Trips',
  summary: 'Takes something out of a trip; a booking itself stays as it is',
  who: 'user',
  body: z.object({ trip_id: id, item_id: id }),
  data: z.object({}),
  refusals: ['not_found', 'not_allowed'],
})

export const shareTrip = defineCall({
  path: '/api/trips/share',
  tag: 'Trips',
  summary: 'Makes the link by which others join, and ends the one before; with `role` null only ends it',
  who: 'user',
  body: z.object({ trip_id: id, role: z.enum(['editor', 'viewer']).nullable() }),
  data: z.object({ link: z.string().nullable(), expires_at: instant.nullable() }),
  refusals: ['not_found', 'not_allowed'],
})

export const inviteToTrip = defineCall({
  path: '/api/trips/invite',
  tag: 'Trips',
  summary:
    'Mails one person a link by which they alone join, once, within 14 days; a person who has no account yet makes one by the same link (A2.9). Another one to the same person ends the first',
  who: 'buyer',
  body: z.object({ trip_id: id, email, role: z.enum(['editor', 'viewer']), first_name: nameText.optional(), last_name: lastName.optional() }),
  data: z.object({}),
  refusals: ['not_found', 'not_allowed', 'too_many_tries'],
})

export const leaveTrip = defineCall({
  path: '/api/trips/leave',
  tag: 'Trips',
  summary: 'Leaves a trip, or takes another person out of an own one; the last one to leave deletes it',
  who: 'user',
  body: z.object({ trip_id: id, member_id: id.optional() }),
  data: z.object({}),
  refusals: ['not_found', 'not_allowed'],
})

export const tripCalendar = defineCall({
  path: '/api/trips/calendar',
  tag: 'Trips',
  summary: 'The address of the trip’s calendar feed for this member; asked for anew it is another one, and the former ends',
  who: 'user',
  body: z.object({ trip_id: id }),
  data: z.object({ address: z.string() }),
  refusals: ['not_found'],
})

export const tripCalls = [
  createTripList,
  updateTripList,
  createCarTripList,
  updateCarTripList,
  createActivitiesTripList,
  updateActivitiesTripList,
  createTransfersTripList,
  updateTransfersTripList,
  createFlightTripList,
  updateFlightTripList,
  createResortsTripList,
  updateResortsTripList,
  getTrips,
  getTripsList,
  cityImages,
  belongsThisTrip,
  addUserToTrip,
  getTrip,
  saveTrip,
  saveTripItem,
  removeTripItem,
  shareTrip,
  inviteToTrip,
  leaveTrip,
  tripCalendar,
] as const

export type TripShape = z.output<typeof trip>
export type TripItemShape = z.output<typeof tripItem>
export type TripMemberShape = z.output<typeof tripMember>
export type TripNoteShape = z.output<typeof tripNote>
export type TripRole = z.output<typeof tripRole>
