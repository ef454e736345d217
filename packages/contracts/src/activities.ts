// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { isDay, typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { bookOf } from './book-call.ts'
import { defineCall } from './call.ts'
import { placesRead } from './places.ts'
import { amount, bookableFrom, cancellationRule, cancelPart, currency, day, id, instant, price } from './wire.ts'

const age = z.int({ error: () => say`enter the age as a whole number` }).min(0)

/** Who comes. Ages are those on the day. */
const party = {
  adults: z.int().min(0).max(20).default(2),
  /** Of 65 and older, who pay less here and there. */
  seniors: z.int().min(0).max(20).default(0),
  children: z.array(age.max(17)).max(12).default([]),
}

/** A departure: its activity and when it begins by the clock of the place, `lisbon.food-walk.1@2027-03-17T10:30`. */
const sessionId = z
  .string()
  .max(120)
  .regex(/^[^@]+@\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'a departure reads lisbon.food-walk.1@2027-03-17T10:30')
  .refine((text) => isDay(text.slice(-16, -6)), 'this day does not exist; a departure reads lisbon.food-walk.1@2027-03-17T10:30')

const coded = z.object({ code: z.string(), name: z.string() })
const position = { latitude: z.number(), longitude: z.number() }

const meeting = z.object({
  ...position,
  /** Where it is at a landmark; null where it is at the operator's own place. */
  landmark: z.string().nullable(),
  address: z.string(),
})

/** The people that it needs: it runs from `people`, `in` have their place, and it is decided at `decided_at`; all money goes back where it does not run. */
const minimum = z.object({ people: z.int(), in: z.int(), decided_at: instant, state: z.enum(['waits', 'runs']) })

const band = z.object({ from: z.int(), to: z.int().nullable(), name: z.string(), amount })

export const activityQuestion = z.enum(['pickup', 'diet', 'weight', 'medical', 'swims', 'certified'])
const answer = z.object({
  code: activityQuestion,
  /** Whose weight it is, from 1: grown-ups first. Left out where it is asked of all together. */
  person: z.int().min(1).max(40).optional(),
  value: z.string().overwrite(typedLine).max(200),
})

/** What a checkout or a booking is about, for a person to read: places in one departure of an activity. */
export const activityOffer = z.object({
  product: z.literal('ACT'),
  activity_id: id,
  session_id: z.string(),
  /** What its title is made of: the kind, what it is about, and the English name of that where it is a town. */
  template: z.string(),
  about: z.string(),
  about_town: z.string(),
  title: z.string(),
  category: coded,
  option: coded,
  operator: z.string(),
  phone: z.string(),
  city: z.string(),
  place_id: id,
  country_code: z.string(),
  time_zone: z.string(),
  starts_at: z.string(),
  /** At whatever time of that day one comes. */
  any_time: z.boolean(),
  minutes: z.int(),
  /** The language of its guide, as a tag; null where there is none to choose. */
  language: z.string().nullable(),
  meeting,
  people: z.int(),
  adults: z.int(),
  seniors: z.int(),
  children: z.array(z.int()),
  answers: z.array(answer),
  level: coded,
  access: coded,
  includes: z.array(coded),
  excludes: z.array(coded),
  weather: z.enum(['none', 'refund', 'again']),
  minimum: minimum.nullable(),
  on_request: z.boolean(),
  art: z.string(),
})

const session = z.object({
  session_id: z.string(),
  starts_at: z.string(),
  any_time: z.boolean(),
  /** Places that are left; null where there is no end of them. */
  left: z.int().nullable(),
  /** Too few places for everyone who comes. */
  full: z.boolean(),
  languages: z.array(z.string()),
  minimum: minimum.nullable(),
})

const option = z.object({ option: z.string(), name: z.string(), price, /** Has enough places. */ is_free: z.boolean() })

const foundActivity = z.object({
  activity_id: id,
  title: z.string(),
  category: coded,
  operator: z.string(),
  score: z.number(),
  reviews: z.int(),
  minutes: z.int(),
  any_time: z.boolean(),
  languages: z.array(z.string()),
  languages_by: z.enum(['none', 'guide', 'audio']),
  meeting,
  district: z.string(),
  level: coded,
  /** The youngest who may come. */
  minimum_age: z.int(),
  weather: z.enum(['none', 'refund', 'again']),
  pickup: z.boolean(),
  private: z.boolean(),
  on_request: z.boolean(),
  /** Cancelling costs nothing until so many hours before; null where it always costs. */
  free_hours: z.int().nullable(),
  art: z.string(),
  /** For everyone who comes, the cheapest option. */
  price,
  /** The first day within those asked for that has a place, and its departures. */
  day: day.nullable(),
  next_sessions: z.array(session),
})

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

export const activityFilters = z.object({
  categories: z.array(z.string()).optional(),
  times: z.array(z.enum(['morning', 'afternoon', 'evening'])).optional(),
  lengths: z.array(z.enum(['short', 'half_day', 'day'])).optional(),
  languages: z.array(z.string()).optional(),
  levels: z.array(z.enum(['easy', 'moderate', 'challenging'])).optional(),
  free_cancellation: z.boolean().optional(),
  private: z.boolean().optional(),
  pickup: z.boolean().optional(),
  step_free: z.boolean().optional(),
})

const ASKED = ['not_sold_here', 'unknown_place', 'unknown_currency', 'bad_dates', 'bad_party'] as const
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time reads 08:45')
const dates = {
  from: day,
  to: day,
  /** Hours of each day, by the clock of the place: only what begins at or after the one and ends at or before the other. What is good for all of a day has no hours and fits in none. */
  after: clock.optional(),
  before: clock.optional(),
}

const wirePlace = z.object({
  place_id: id,
  name: z.string(),
  country: z.string(),
  country_code: z.string(),
  ...position,
  time_zone: z.string(),
  art: z.string(),
})

export const searchActivities = defineCall({
  path: '/api/activities/search',
  tag: 'Activities',
  summary: 'Things to do at a place within some days, each with the all-in price of everyone who comes and the departures of its first free day',
  body: z.object({
    /** A destination, or a district or a sight of one. */
    place: id,
    ...dates,
    ...party,
    currency: currency.optional(),
    filters: activityFilters.default({}),
    sort: z.enum(['recommended', 'price', 'score', 'length']).default('recommended'),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'as `next` of the page before')
      .optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  data: z.object({
    place: wirePlace,
    activities: z.array(foundActivity),
    /** All that were found, for a map. */
    pins: z.array(z.object({ activity_id: id, title: z.string(), ...position, amount })),
    facets: z.object({
      categories: facet,
      times: facet,
      lengths: facet,
      languages: facet,
      levels: facet,
      free_cancellation: z.int(),
      private: z.int(),
      pickup: z.int(),
      step_free: z.int(),
    }),
    /** How many more there are that are not for the ages of those who come. */
    not_for_party: z.int(),
    /** Other suppliers that had not answered, as people call them: asked again in a moment, what they have may be there. */
    late: z.array(z.string()),
    next: z.string().nullable(),
    total: z.int(),
    bookable_from: bookableFrom,
    member_prices: z.boolean(),
    currency,
  }),
  refusals: ASKED,
})

const oneActivity = { activity_id: id, ...dates, ...party, currency: currency.optional() }
const ACTIVITY_ASKED = [...ASKED.filter((code) => code !== 'unknown_place'), 'unknown_activity', 'not_for_age', 'adult_needed', 'party_too_large'] as const

export const activityDetails = defineCall({
  path: '/api/activities/details',
  tag: 'Activities',
  summary: 'One activity with its options and prices by age, what is in and out, where it meets, what is asked before it is held, and what cancelling means',
  body: z.object(oneActivity),
  data: z.object({
    place: wirePlace,
    activity: foundActivity,
    options: z.array(option.omit({ is_free: true }).extend({ bands: z.array(band) })),
    includes: z.array(coded),
    excludes: z.array(coded),
    access: coded,
    height_cm: z.int().nullable(),
    weight_kg: z.object({ from: z.int(), to: z.int() }).nullable(),
    adult_needed: z.boolean(),
    /** It runs from so many people; null is whoever comes. */
    runs_from: z.int().nullable(),
    group_of: z.int().nullable(),
    phone: z.string(),
    currency,
  }),
  refusals: [...ACTIVITY_ASKED, 'supplier_silent'],
})

export const activitySessions = defineCall({
  path: '/api/activities/sessions',
  tag: 'Activities',
  summary: 'The departures of an activity from a day to a day, with the places left in each, its options and the price of everyone who comes',
  body: z.object(oneActivity),
  data: z.object({
    sessions: z.array(
      session.extend({
        options: z.array(option),
        price,
        cancellation: z.array(cancellationRule),
        if_cancelled: z.array(cancelPart),
        free_cancellation_until: instant.nullable(),
        /** It begins and ends within the hours asked for; true where none were. */
        within: z.boolean(),
      }),
    ),
    currency,
  }),
  refusals: [...ACTIVITY_ASKED, 'supplier_silent'],
})

export const activityQuestions = defineCall({
  path: '/api/activities/questions',
  tag: 'Activities',
  summary: 'What is asked of those who come before an activity can be held',
  body: z.object({ activity_id: id, ...party }),
  data: z.object({
    questions: z.array(
      z.object({
        code: activityQuestion,
        text: z.string(),
        hint: z.string(),
        kind: z.enum(['text', 'number', 'yes']),
        /** Once for each person. */
        each: z.boolean(),
        required: z.boolean(),
        min: z.int().nullable(),
        max: z.int().nullable(),
      }),
    ),
    people: z.int(),
  }),
  refusals: ['not_sold_here', 'unknown_activity', 'bad_party', 'not_for_age', 'party_too_large', 'supplier_silent'],
})

export const activityPlaces = defineCall({
  path: '/api/activities/places',
  tag: 'Activities',
  summary: 'Places with things to do whose name or country begins like a text; without a text all in their order',
  body: z.object({ text: z.string().max(80).default(''), limit: z.int().min(1).max(500).default(10) }),
  data: placesRead,
  refusals: ['not_sold_here'],
})

export const prebookActivity = defineCall({
  path: '/api/activities/prebook',
  tag: 'Activities',
  summary: 'Prices a departure again, holds the places for 15 minutes and opens a checkout',
  keyed: true,
  body: z.object({
    session_id: sessionId,
    option: z.string().max(40).default('standard'),
    language: z
      .string()
      .regex(/^[a-z]{2}$/, 'a language has two letters, such as en')
      .optional(),
    ...party,
    answers: z.array(answer).max(60).default([]),
    currency: currency.optional(),
    expected_total: amount,
  }),
  data: z.object({ checkoutId: id, price, isPriceChange: z.boolean(), old_price: amount.nullable(), expires_at: instant }),
  refusals: [
    ...ACTIVITY_ASKED.filter((code) => code !== 'bad_dates'),
    'unknown_option',
    'language_not_spoken',
    'answer_missing',
    'session_over',
    'sold_out',
    'too_soon',
    'too_many_holds',
    'proof_required',
    'books_elsewhere',
    'supplier_silent',
  ],
})

export const bookActivity = bookOf('/api/activities/book', 'activity')

/** Every call of activities. */
export const activityCalls = [searchActivities, activityDetails, activitySessions, activityQuestions, activityPlaces, prebookActivity, bookActivity] as const

export type ActivityOffer = z.output<typeof activityOffer>
export type ActivityFilters = z.output<typeof activityFilters>
export type ActivityQuestionCode = z.output<typeof activityQuestion>
