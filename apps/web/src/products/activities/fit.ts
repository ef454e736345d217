import { commaText, dayText, moneyText, say } from '@sojourn/i18n'
import { addDays } from '@sojourn/kernel'
import { answeredOr, type FindFit, type Fit } from '../fit-api.ts'
import { type FoundActivity, searchActivities } from './activities-api.ts'
import { activityHref, DAYS_MOST, type Outing } from './activity-address.ts'
import { clockOf } from './activity-words.ts'

/** An activity at its first time with a place; null where it has none. */
function fitOf({ activity_id: id, title, day, next_sessions: sessions, price: { total, currency } }: FoundActivity, outing: Outing): Fit | null {
  const session = day && sessions.find(({ full }) => !full)
  if (!session) return null
  return {
    title,
    line: session.any_time ? dayText(session.starts_at) : commaText([dayText(session.starts_at), clockOf(session.starts_at)]),
    price: say`${moneyText(total, currency)} for everyone`,
    to: activityHref(id, outing, session.session_id),
  }
}

/** What people like best there on the days between coming and leaving, for everyone who stays. */
export const findActivity: FindFit = async (client, { city, from, until, adults, children }) => {
  const places = answeredOr(await client.post('/api/activities/places', { text: city }))
  if (!places?.meant) return null
  const first = addDays(from, 1) < until ? addDays(from, 1) : from
  const last = [addDays(until, -1), addDays(first, DAYS_MOST - 1)].reduce((a, b) => (a < b ? a : b))
  const outing = { place: places.meant, from: first, to: last < first ? first : last, adults, seniors: 0, children }
  const found = answeredOr(await searchActivities(client, outing, { sort: 'score' }))
  return found?.activities.map((each) => fitOf(each, outing)).find((fit) => fit !== null) ?? null
}

/** What people like best there within some hours of a day, a few; none where the day cannot be booked any more. Fails with the answer of a call that could not be made. */
export async function findWithin(client: Parameters<FindFit>[0], outing: Outing, limit: number): Promise<readonly Fit[]> {
  const found = answeredOr(await searchActivities(client, outing, { limit }))
  if (!found || found.bookable_from !== null) return []
  return found.activities.flatMap((each) => fitOf(each, outing) ?? [])
}
