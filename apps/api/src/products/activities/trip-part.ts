import { type ActivityFilters, type ActivityOffer, activityFilters, PRODUCT_PAGES } from '@sojourn/contracts'
import { accept, instantMs, isoIn, type Outcome } from '@sojourn/kernel'
import { pricingFor } from '../../http/index.ts'
import type { PartCard, PartFound, PartPlacement, PartSource, PartsFound, TripAsk } from '../../sale/part-source.ts'
import type { ActivityAsk } from './activity-ask.ts'
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
  card: async (_tx, { details, fields }) => cardOf(details, fields, null),
})

/** On one day, or on any of the stay: what its operator confirms at once, and asks nothing of before. */
async function findThings(parts: ActivityParts, ask: TripAsk, { limit, at, filters: said }: Parameters<PartSource['find']>[1]): Promise<Outcome<PartsFound>> {
  const { caller, to, nights, rooms } = ask
  const { currency, markupBasisPoints } = await pricingFor(caller, ask.currency)
  const party = { adults: rooms.reduce((sum, { adults }) => sum + adults, 0), seniors: 0, children: rooms.flatMap(({ children }) => children) }
  const priced = { party, currency, markupBasisPoints }
  const [from, until] = at && at !== 'arrival' && at !== 'departure' ? [at, at] : [nights.from, nights.until]
  const found = await parts.transactions.inTenant(caller.orgId, (tx) => searchActivities(parts, tx, { ...priced, place: to.placeId, from, to: until }), {
    readOnly: true,
  })
  if (!found.ok) return found
  const { rows, exchange } = found.value
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
  const timely = rows
    .filter((row) => passes(row, choice))
    .flatMap((row) => {
      const [option] = optionsOf(row.activity)
      const isFree = (each: OpenSession) => option !== undefined && hasPlaces(each, option, party) && isBetween(each, row, ask)
      const open = !row.activity.onRequest && !answersFault(row.activity, peopleOf(party), []) ? row.sessions.find(isFree) : undefined
      return open && option ? [{ row, open, option }] : []
    })
    .sort((a, b) => order(rank(a.row), rank(b.row)))
  const partOf = ({ row: { activity }, open, option }: (typeof timely)[number]): PartFound => {
    const { sessionId, left } = open
    const asked: ActivityAsk = { ...priced, sessionId, option: option.code, language: null, answers: [], onRequest: false }
    const fields = { session_id: sessionId, option: option.code, ...party }
    const { details, terms, ...offer } = offerOf({ catalogue, activity, exchange }, open, option, asked)
    return { ...placementOf(details), product: 'ACT', fields, offer, terms, card: cardOf(details, fields, left !== null && left <= FEW ? left : null) }
  }
  return accept({ parts: timely.slice(0, limit).map(partOf), facets: {}, total: timely.length, late: [] })
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
