import type { ActivitiesFound, ActivityDetails, FoundActivity, Session, WholeActivity } from './activities-api.ts'
import type { Outing } from './activity-address.ts'

export const sampleOuting: Outing = { place: 'lisbon', from: '2027-03-17', to: '2027-03-19', adults: 2, seniors: 0, children: [8] }

export const samplePrice = (total: number): FoundActivity['price'] => ({
  ...{ total, currency: 'USD', base: total, taxes: 0, fees: 0, pay_now: total, pay_at_property: 0 },
  per_night: [],
})

const place = {
  place_id: 'lisbon',
  name: 'Lisbon',
  country: 'Portugal',
  country_code: 'PT',
  latitude: 38.7139,
  longitude: -9.1394,
  time_zone: 'Europe/Lisbon',
  art: 'lisbon',
}

const waits = { people: 4, in: 2, decided_at: '2027-03-16T18:00:00+00:00', state: 'waits' } as const

const startOf = (activityId: string, time: string, more: Partial<FoundActivity['next_sessions'][number]> = {}): FoundActivity['next_sessions'][number] => ({
  session_id: `${activityId}@2027-03-17T${time}`,
  starts_at: `2027-03-17T${time}`,
  any_time: false,
  left: 6,
  full: false,
  languages: ['en', 'pt'],
  minimum: null,
  ...more,
})

function activity(id: string, title: string, more: Partial<FoundActivity> = {}): FoundActivity {
  return {
    activity_id: id,
    title,
    category: { code: 'walking_tour', name: 'Walking tours' },
    operator: 'Fernlight Walks',
    score: 9.1,
    reviews: 418,
    minutes: 150,
    any_time: false,
    languages: ['en', 'pt'],
    languages_by: 'guide',
    meeting: { latitude: 38.7122, longitude: -9.131, landmark: 'São Jorge Castle', address: 'Alfama' },
    district: 'Alfama',
    level: { code: 'easy', name: 'Easy for everyone' },
    minimum_age: 0,
    weather: 'none',
    pickup: false,
    private: true,
    on_request: false,
    free_hours: 24,
    art: 'lisbon',
    price: samplePrice(98.5),
    day: '2027-03-17',
    next_sessions: [startOf(id, '10:00', { minimum: waits }), startOf(id, '15:00', { full: true, left: 0 }), startOf(id, '17:30')],
    ...more,
  }
}

const list = [
  activity('lisbon.old-town-walk.1', 'Old town walk: Alfama'),
  activity('lisbon.hop-on.1', 'Hop-on hop-off bus, 24 hours', {
    category: { code: 'sightseeing_bus', name: 'Buses and trams' },
    any_time: true,
    minutes: 1_440,
    languages: ['en', 'pt', 'de'],
    languages_by: 'audio',
    next_sessions: [startOf('lisbon.hop-on.1', '00:00', { any_time: true, left: null, languages: [] })],
  }),
  activity('lisbon.balloon.1', 'Balloon flight at sunrise', { on_request: true, free_hours: null, weather: 'refund', minutes: 210 }),
]

const facet = (...values: string[]) => values.map((value, at) => ({ value, label: value, count: 3 - at }))

export const sampleFound: ActivitiesFound = {
  place,
  activities: list,
  pins: list.map(({ activity_id, title, meeting, price }) => ({
    activity_id,
    title,
    latitude: meeting.latitude,
    longitude: meeting.longitude,
    amount: price.total,
  })),
  facets: {
    categories: facet('Walking tours', 'Buses and trams', 'In the air'),
    times: facet('Morning', 'Afternoon'),
    lengths: facet('Half a day', 'A day or longer'),
    languages: facet('English', 'Portuguese'),
    levels: facet('Easy for everyone'),
    free_cancellation: 2,
    private: 1,
    pickup: 0,
    step_free: 1,
  },
  not_for_party: 3,
  late: [],
  next: null,
  total: 3,
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

const cancelled = {
  item_no: 1,
  kind: 'terms' as const,
  minutes: null,
  may_charge: 0,
  currency: 'USD',
  discounts: [],
  time_zone: 'Europe/Lisbon',
}

const [first] = list as [FoundActivity]
export const sampleSessions: readonly Session[] = first.next_sessions.map((session) => ({
  ...session,
  options: [
    { option: 'standard', name: 'Standard', price: samplePrice(98.5), is_free: !session.full },
    { option: 'private', name: 'Private, for your group alone', price: samplePrice(420), is_free: false },
  ],
  price: samplePrice(98.5),
  cancellation: [{ from: null, to: '2027-03-16T10:00:00+00:00', amount: 0, currency: 'USD', time_zone: 'Europe/Lisbon' }],
  if_cancelled: [
    { ...cancelled, from: null, to: '2027-03-16T10:00:00+00:00', lose: 0, refund: 98.5 },
    { ...cancelled, from: '2027-03-16T10:00:00+00:00', to: null, lose: 98.5, refund: 0 },
  ],
  free_cancellation_until: '2027-03-16T10:00:00+00:00',
  within: true,
}))

const details: ActivityDetails = {
  place,
  activity: first,
  options: [
    {
      option: 'standard',
      name: 'Standard',
      price: samplePrice(98.5),
      bands: [
        { from: 0, to: 5, name: 'Up to 5 years', amount: 0 },
        { from: 6, to: 12, name: '6 to 12 years', amount: 19.7 },
        { from: 13, to: null, name: '13 years and older', amount: 39.4 },
      ],
    },
  ],
  includes: [{ code: 'guide', name: 'Guide' }],
  excludes: [{ code: 'tips', name: 'Tips' }],
  access: { code: 'ask', name: 'Some steps' },
  height_cm: 120,
  weight_kg: { from: 25, to: 110 },
  adult_needed: true,
  runs_from: 4,
  group_of: null,
  phone: '+351 21 555 0020',
  currency: 'USD',
}

const question = { hint: '', each: false, required: true, min: null, max: null } as const

export const sampleWhole: WholeActivity = {
  details,
  sessions: sampleSessions,
  questions: [
    { ...question, code: 'diet', text: 'Does anyone have a diet or an allergy?', hint: 'For example: vegetarian.', kind: 'text', required: false },
    { ...question, code: 'weight', text: 'Weight in kilograms, with clothes', kind: 'number', each: true, min: 25, max: 110 },
    { ...question, code: 'swims', text: 'Everyone can swim', kind: 'yes' },
  ],
}
