import { say } from '@sojourn/i18n'
import { accept, type Day, dayIn, daysBetween, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Activity, ActivityWorld } from '@sojourn/world'
import type { PricedFor } from './activity-ask.ts'
import type { Hours } from './domain/hours.ts'
import { countedBands, hasAdult, peopleOf, youngestOf } from './domain/party.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { mostOf } from './options.ts'
import type { ActivityParts } from './parts.ts'
import { adultNeeded, badDates, nobodyComes, notForAges, partyTooLarge, tooYoung } from './refusals.ts'

/** How far ahead activities are sold, and for how many days they are looked for at once. */
export const AHEAD_DAYS_MAX = 400
export const DAYS_MAX = 62

/** One activity as it is asked for. */
export interface AskedActivity {
  readonly catalogue: ActivityWorld
  readonly activity: Activity
  readonly exchange: Exchange
}

/** Refuses `unknown_activity`, `unknown_currency`, and a party that it does not take. */
export async function findAskedActivity(parts: ActivityParts, tx: Tx, activityId: string, { party, currency }: PricedFor): Promise<Outcome<AskedActivity>> {
  const catalogue = parts.catalogue()
  const activity = catalogue?.find(activityId)
  if (!catalogue || !activity) return refuse('unknown_activity')
  const unfit = whyNotFor(activity, party)
  if (unfit) return unfit
  const exchange = await exchangeFor(parts, tx, currency, activity.facts.currency)
  return exchange.ok ? accept({ catalogue, activity, exchange: exchange.value }) : exchange
}

/** Why an activity is not for a party, as a refusal; null where it is. */
export function whyNotFor(activity: Activity, party: PricedFor['party']) {
  if (peopleOf(party) === 0) return nobodyComes()
  if (activity.template.adultNeeded && !hasAdult(party)) return adultNeeded()
  if (countedBands(activity.bands, party) === null) {
    const youngest = youngestOf(activity.bands)
    return party.children.some((age) => age < youngest) ? tooYoung(youngest) : notForAges()
  }
  const most = mostOf(activity)
  return peopleOf(party) > most ? partyTooLarge(most) : null
}

/** Days, and hours of each where only what fits in them is wanted. */
export interface WantedDays extends Hours {
  readonly from: Day
  readonly to: Day
}

/** Refuses days that are over, too far ahead, too many, or in the wrong order, by the clock of a place, and hours that end before they begin. */
export function checkedDates({ from, to, after, before }: WantedDays, timeZone: string, nowMs: number): Outcome<{ from: Day; to: Day }> {
  const today = dayIn(timeZone, nowMs)
  if (after !== undefined && before !== undefined && before <= after) return badDates('before', say`Choose an end that is after the beginning.`)
  if (to < from) return badDates('to', say`Choose a last day that isn't before the first.`)
  if (to < today) return badDates('to', say`These days have already passed, local time. Please choose later ones.`)
  if (daysBetween(today, to) > AHEAD_DAYS_MAX)
    return badDates('to', say`You can book activities up to ${AHEAD_DAYS_MAX} days ahead. Please choose earlier days.`)
  const first = from < today ? today : from
  if (daysBetween(first, to) >= DAYS_MAX) return badDates('to', say`Please choose ${DAYS_MAX} days at most.`)
  return accept({ from: first, to })
}
