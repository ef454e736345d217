import { type ActivityFilters, type ActivityOffer, activityFilters, PRODUCT_PAGES } from '@sojourn/contracts'
import { accept, type Day, daysBetween, instantMs, isoIn, nightsOf, type Outcome } from '@sojourn/kernel'
import { pricingFor } from '../../http/index.ts'
import type { PartCard, PartFound, PartPlacement, PartSource, PartsFound, TripAsk } from '../../sale/part-source.ts'
import type { ActivityAsk } from './activity-ask.ts'
import { partyOf } from './activity-ask-of.ts'
import { lengthText } from './activity-words.ts'
import { describeActivity, meetingText } from './describe-activity.ts'
import { passes } from './domain/activity-filters.ts'
import { compareBy } from './domain/activity-order.ts'
import { peopleOf } from './domain/party.ts'
import { clockOf, dayOf } from './domain/session-id.ts'
import { startMs } from './domain/times.ts'
import { inWords } from './in-words.ts'
import type { OpenSession } from './open-sessions.ts'
import { optionsOf } from './options.ts'
import type { ActivityParts } from './parts.ts'
import { answersFault } from './questions.ts'
import { offerOf } from './quote-activity.ts'
import { choiceOf, type FoundActivity, searchActivities } from './search-activities.ts'
import { hasPlaces } from './to-wire.ts'

const MINUTE_MS = 60_000
/** So long after the landing, and so long before the flight leaves, nothing else is done. */
const AFTER_LANDING_MS = 60 * MINUTE_MS
const BEFORE_LEAVING_MS = 180 * MINUTE_MS
const FEW = 5

/** Something to do on a day as a part of a trip. */
export const activityPart = (parts: ActivityParts): PartSource<ActivityOffer> => ({
  product: 'ACT',
  role: 'activity',
  find: (ask, wanted) => findThings(parts, ask, wanted),
  placementOf,
  fields: (ask) => fieldsOf(ask as ActivityAsk),
  card: async (_tx, { details, fields }) => cardOf(details, fields, null),
})

/** On one day, or on any of the stay: what its operator confirms at once, and asks nothing of before. */
async function findThings(
  parts: ActivityParts,
  ask: TripAsk,
  { limit, at, filters: said, like }: Parameters<PartSource['find']>[1],
): Promise<Outcome<PartsFound>> {
  const { caller, to, nights, rooms } = ask
  const { currency, markupBasisPoints } = await pricingFor(caller, ask.currency)
  const former = (like ?? null) as ActivityOffer | null
  const party = former
    ? partyOf(former)
    : { adults: rooms.reduce((sum, { adults }) => sum + adults, 0), seniors: 0, children: rooms.flatMap(({ children }) => children) }
  const priced = { party, currency, markupBasisPoints }
  const [from, until] = at && !former && at !== 'arrival' && at !== 'departure' ? [at, at] : [nights.from, nights.until]
  const searched = former ? nearDays(former, nights).map((day) => ({ from: day, to: day })) : [{ from, to: until }]
  const place = former?.place_id ?? to.placeId
  const days = await ask.read(async (tx) => {
    const all: Awaited<ReturnType<typeof searchActivities>>[] = []
    for (const dates of searched) all.push(await searchActivities(parts, tx, { ...priced, place, ...dates }))
    return all
  })
  const found = days.flatMap((day) => (day.ok ? [day.value] : []))
  if (!found[0]) return days[0]?.ok === false ? days[0] : accept({ parts: [], facets: {}, total: 0, late: [] })
  const [{ exchange }, rows] = [found[0], found.flatMap((day) => day.rows)]
  const catalogue = parts.catalogue()!
  const filters: ActivityFilters = activityFilters.safeParse(said ?? {}).data ?? {}
  const choice = choiceOf(filters)
  const order = compareBy('recommended')
  const rank = ({ activity: { activityId, score, reviews, template }, totalMinor }: FoundActivity) => ({
    activityId,
    score,
    reviews,
    minutes: template.minutes,
    totalMinor,
  })
  const answers = former?.answers ?? []
  const timely = rows
    .filter((row) => (former ? row.activity.activityId === former.activity_id : passes(row, choice)))
    .flatMap((row) => {
      const options = optionsOf(row.activity)
      const option = former ? options.find(({ code }) => code === former.option.code) : options[0]
      if (!option || row.activity.onRequest || answersFault(row.activity, peopleOf(party), answers)) return []
      const free = row.sessions.filter((each) => hasPlaces(each, option, party) && isBetween(each, row, ask) && isSpoken(each, former))
      return (former ? free.sort(byNearness(former, row)) : free.slice(0, 1)).map((open) => ({ row, open, option }))
    })
    .sort((a, b) => order(rank(a.row), rank(b.row)))
  const partOf = ({ row: { activity }, open, option }: (typeof timely)[number]): PartFound => {
    const { sessionId, left } = open
    const asked: ActivityAsk = { ...priced, sessionId, option: option.code, language: former?.language ?? null, answers, onRequest: false }
    const fields = fieldsOf(asked)
    const { details, terms, ...offer } = offerOf({ catalogue, activity, exchange }, open, option, asked)
    return { ...placementOf(details), product: 'ACT', fields, offer, terms, card: cardOf(details, fields, left !== null && left <= FEW ? left : null) }
  }
  return accept({ parts: timely.slice(0, limit).map(partOf), facets: {}, total: timely.length, late: [] })
}

/** More than so many days are not looked through for the same thing. */
const DAYS_MOST = 10

/** The days of a stay, the nearest to when it was first: of each the search has what is on then. */
function nearDays({ starts_at: at }: ActivityOffer, { from, until }: TripAsk['nights']): Day[] {
  const far = (day: Day): number => Math.abs(daysBetween(dayOf(at), day))
  return [...nightsOf(from, until), until].sort((a, b) => far(a) - far(b)).slice(0, DAYS_MOST)
}

/** What it is held by, less what says nothing. */
const fieldsOf = ({ sessionId, option, party: { adults, seniors, children }, language, answers }: ActivityAsk) => ({
  ...{ session_id: sessionId, option, adults, seniors, children: [...children] },
  ...(language !== null && { language }),
  ...(answers.length > 0 && { answers: answers.map((answer) => ({ ...answer })) }),
})

const isSpoken = ({ session }: OpenSession, former: ActivityOffer | null): boolean => !former?.language || session.languages.includes(former.language)

/** The departures nearest to when it was. */
function byNearness(
  { starts_at: was, time_zone: timeZone }: ActivityOffer,
  { activity: { facts } }: FoundActivity,
): (a: OpenSession, b: OpenSession) => number {
  const then = startMs(was, timeZone)
  const far = ({ session }: OpenSession): number => Math.abs(startMs(session.startsAt, facts.timeZone) - then)
  return (a, b) => far(a) - far(b)
}

/** Whether a departure leaves time to land before it and to fly after it. */
function isBetween({ session: { startsAt } }: OpenSession, { activity: { template, facts } }: FoundActivity, { there }: TripAsk): boolean {
  if (!there) return true
  const begins = startMs(startsAt, facts.timeZone)
  return begins >= there.from.ms + AFTER_LANDING_MS && begins + template.minutes * MINUTE_MS <= there.until.ms - BEFORE_LEAVING_MS
}

/** What is good for all of a day takes no time of it. */
function placementOf({ activity_id: key, starts_at: at, any_time, time_zone: timeZone, minutes, meeting, people }: ActivityOffer): PartPlacement {
  const ms = instantMs(dayOf(at), clockOf(at), timeZone)
  const endMs = ms + (any_time ? 0 : minutes * MINUTE_MS)
  return {
    role: 'activity',
    key,
    starts: { at, ms, timeZone },
    ends: { at: isoIn(timeZone, endMs).slice(0, 16), ms: endMs, timeZone },
    at: [meeting.latitude, meeting.longitude],
    people,
  }
}

function cardOf(stored: ActivityOffer, fields: Readonly<Record<string, unknown>>, left: number | null): PartCard {
  const offer = inWords(stored)
  const { title, summary } = describeActivity(stored)
  return {
    title,
    summary,
    image: null,
    facts: [lengthText(offer.minutes), meetingText(offer), ...offer.includes.slice(0, 2).map(({ name }) => name)],
    url: urlOf(offer, fields),
    left,
    supplier: null,
  }
}

/** The page of the same departure. */
function urlOf({ activity_id, place_id, starts_at }: ActivityOffer, fields: Readonly<Record<string, unknown>>): string {
  const { session_id, adults, seniors, children } = fields as {
    readonly session_id: string
    readonly adults?: number
    readonly seniors?: number
    readonly children?: readonly number[]
  }
  const day = dayOf(starts_at)
  const query = new URLSearchParams({ place: place_id, from: day, to: day, adults: String(adults ?? 2) })
  if (seniors) query.set('seniors', String(seniors))
  if (children?.length) query.set('children', children.join(','))
  query.set('activity', activity_id)
  query.set('session', session_id)
  return `${PRODUCT_PAGES.ACT.details}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%40', '@')}`
}
