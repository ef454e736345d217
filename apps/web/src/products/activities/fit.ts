import { commaText, dayText, moneyText, say } from '@sojourn/i18n'
import { addDays } from '@sojourn/kernel'
import { answeredOr, type FindFit } from '../fit-api.ts'
import { searchActivities } from './activities-api.ts'
import { activityHref, DAYS_MOST } from './activity-address.ts'

/** What people like best there on the days between coming and leaving, for everyone who stays. */
export const findActivity: FindFit = async (client, { city, from, until, adults, children }) => {
  const places = answeredOr(await client.post('/api/activities/places', { text: city }))
  if (!places?.meant) return null
  const first = addDays(from, 1) < until ? addDays(from, 1) : from
  const last = [addDays(until, -1), addDays(first, DAYS_MOST - 1)].reduce((a, b) => (a < b ? a : b))
  const outing = { place: places.meant, from: first, to: last < first ? first : last, adults, seniors: 0, children }
  const found = answeredOr(await searchActivities(client, outing, { sort: 'score' }))
  const best = found?.activities.find(({ day, next_sessions: sessions }) => day && sessions.some(({ full }) => !full))
  const session = best?.next_sessions.find(({ full }) => !full)
  if (!best || !session) return null
  const price = moneyText(best.price.total, best.price.currency)
  return {
    title: best.title,
    line: session.any_time ? dayText(session.starts_at) : commaText([dayText(session.starts_at), session.starts_at.slice(11, 16)]),
    price: say`${price} for everyone`,
    to: activityHref(best.activity_id, outing, session.session_id),
  }
}
