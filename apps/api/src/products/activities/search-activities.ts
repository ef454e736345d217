import { accept, addDays, type Day, daysBetween, type Outcome, type Tx } from '@sojourn/kernel'
import type { Activity, Facts } from '@sojourn/world'
import type { PricedFor } from './activity-ask.ts'
import { type ActivityChoice, type ActivityRow, dayPartOf, lengthOf } from './domain/activity-filters.ts'
import { fitsIn } from './domain/hours.ts'
import { peopleOf } from './domain/party.ts'
import { clockOf } from './domain/session-id.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { checkedDates, type WantedDays, whyNotFor } from './find-activity.ts'
import { type OpenSession, openSessions, type Sessions } from './open-sessions.ts'
import { optionsOf } from './options.ts'
import type { ActivityParts } from './parts.ts'
import { basisOf, quoteOf } from './price-activity.ts'
import { nobodyComes, unknownPlace } from './refusals.ts'
import { nearPlaces } from './suggest-places.ts'
import { hasPlaces } from './to-wire.ts'

export interface ActivitySearch extends PricedFor, WantedDays {
  readonly place: string
}

/** An activity with the departures of its first day on which there is a place for everyone who comes; only those within the hours asked for. */
export interface FoundActivity extends ActivityRow {
  readonly activity: Activity
  readonly day: Day
  readonly sessions: readonly OpenSession[]
  readonly totalMinor: number
}

export interface ActivitiesFound {
  readonly place: Facts
  readonly rows: readonly FoundActivity[]
  readonly notForParty: number
  readonly exchange: Exchange
}

/** Everything to do at a place within the days and their hours, for who comes, unsorted. */
export async function searchActivities(parts: ActivityParts, tx: Tx, search: ActivitySearch): Promise<Outcome<ActivitiesFound>> {
  const catalogue = parts.catalogue()
  const place = catalogue?.findPlace(search.place)
  if (!catalogue || !place) return unknownPlace(await nearPlaces(catalogue, search.place))
  if (peopleOf(search.party) === 0) return nobodyComes()
  const dates = checkedDates(search, place.timeZone, parts.clock.nowMs())
  if (!dates.ok) return dates
  const exchange = await exchangeFor(parts, tx, search.currency, place.currency)
  if (!exchange.ok) return exchange
  const all = catalogue.at(place)
  const fitting = all.filter((activity) => whyNotFor(activity, search.party) === null)
  const sessions = await openSessions(parts, tx, { catalogue, activities: fitting, ...dates.value })
  const days = Array.from({ length: daysBetween(dates.value.from, dates.value.to) + 1 }, (_, at) => addDays(dates.value.from, at))
  const rows = fitting.flatMap((activity) => rowOf(activity, sessions, days, search, exchange.value) ?? [])
  return accept({ place, rows, notForParty: all.length - fitting.length, exchange: exchange.value })
}

function rowOf(activity: Activity, sessions: Sessions, days: readonly Day[], search: ActivitySearch, exchange: Exchange): FoundActivity | null {
  const { template, languages } = activity
  const options = optionsOf(activity)
  for (const day of days) {
    const open = sessions.on(activity, day).filter(({ session }) => fitsIn(search, { ...session, minutes: template.minutes }))
    const free = open.filter((each) => options.some((option) => hasPlaces(each, option, search.party)))
    if (free.length === 0) continue
    return {
      activity,
      day,
      sessions: open,
      totalMinor: quoteOf(basisOf(activity, options[0]!, search), activity, exchange).total.minor,
      category: template.category,
      times: [...new Set(free.map(({ session }) => (session.anyTime ? 'morning' : dayPartOf(clockOf(session.startsAt)))))],
      length: lengthOf(template.minutes),
      languages,
      level: template.level,
      freeCancellation: template.freeHours !== null,
      isPrivate: template.privateToo || template.groupOf !== null,
      pickup: template.pickup,
      stepFree: template.access === 'step_free',
    }
  }
  return null
}

export const choiceOf = (filters: {
  readonly categories?: readonly string[] | undefined
  readonly times?: readonly string[] | undefined
  readonly lengths?: readonly string[] | undefined
  readonly languages?: readonly string[] | undefined
  readonly levels?: readonly string[] | undefined
  readonly free_cancellation?: boolean | undefined
  readonly private?: boolean | undefined
  readonly pickup?: boolean | undefined
  readonly step_free?: boolean | undefined
}): ActivityChoice => ({
  categories: filters.categories ?? [],
  times: filters.times ?? [],
  lengths: filters.lengths ?? [],
  languages: filters.languages ?? [],
  levels: filters.levels ?? [],
  freeCancellation: filters.free_cancellation ?? false,
  isPrivate: filters.private ?? false,
  pickup: filters.pickup ?? false,
  stepFree: filters.step_free ?? false,
})
