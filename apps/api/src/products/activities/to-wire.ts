import type { ActivityOffer, DataOf, searchActivities } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { isoIn } from '@sojourn/kernel'
import { type Activity, activityText, activityTitle, countryName, exonymOf, type Facts, UNLIMITED } from '@sojourn/world'
import type { AgentTerms } from '../../http/index.ts'
import { agencyOnWire, priceOnWire } from '../../sale/on-wire.ts'
import type { PricedFor } from './activity-ask.ts'
import { youngestOf } from './domain/party.ts'
import type { Exchange } from './exchange.ts'
import type { Minimum, OpenSession } from './open-sessions.ts'
import { type Option, optionsOf, unitsOf } from './options.ts'
import { basisOf, quoteOf } from './price-activity.ts'

type Found = DataOf<typeof searchActivities>
export type WireActivity = Found['activities'][number]
export type WireSession = WireActivity['next_sessions'][number]

/** A code with its name in the current language. */
export const coded = (kind: Parameters<typeof activityText>[0], code: string) => ({ code, name: activityText(kind, code) })

/** The English name of the town that an activity is about: its own, or a neighbouring one. */
export const townOf = ({ template, of, facts }: Activity, placeOf: (key: string) => Facts | null): string =>
  (template.subject === 'neighbour' ? placeOf(of)?.name : null) ?? facts.name

export const titleOf = (activity: Activity, placeOf: (key: string) => Facts | null): string =>
  activityTitle(activity.template.key, activity.of, townOf(activity, placeOf))

export const wirePlace = ({ key, name, country, countryCode, at, timeZone, art }: Facts): Found['place'] => {
  const language = currentLanguage()
  return {
    place_id: key,
    name: exonymOf(key, language) ?? name,
    country: language.startsWith('en') ? country : countryName(countryCode, language),
    country_code: countryCode,
    latitude: at[0],
    longitude: at[1],
    time_zone: timeZone,
    art,
  }
}

export const wireMeeting = ({ meeting }: Activity): ActivityOffer['meeting'] => ({
  latitude: meeting.at[0],
  longitude: meeting.at[1],
  landmark: meeting.landmark,
  address: meeting.address,
})

/** Prices for whoever asks. */
export interface Asking extends PricedFor {
  readonly exchange: Exchange
  readonly agent: AgentTerms | null
}

/** The price of an option for everyone who comes. */
export function wirePrice(activity: Activity, option: Option, { exchange, agent, ...asked }: Asking): WireActivity['price'] {
  const quote = quoteOf(basisOf(activity, option, asked), activity, exchange)
  const agency =
    agent &&
    agencyOnWire(quote.total, quoteOf(basisOf(activity, option, { ...asked, markupBasisPoints: agent.publicBasisPoints }), activity, exchange).total, agent)
  return { ...priceOnWire(quote), ...(agency && { agency }) }
}

export const wireMinimum = (minimum: Minimum | null, timeZone: string) =>
  minimum && { people: minimum.people, in: minimum.in, decided_at: isoIn(timeZone, minimum.decidedMs), state: minimum.state }

/** Whether an option has enough places in a departure. */
export const hasPlaces = ({ activity, left, isEmpty }: OpenSession, option: Option, party: PricedFor['party']): boolean =>
  option.group && activity.template.groupOf === null ? isEmpty : left >= unitsOf(activity, option, party)

export function wireSession(open: OpenSession, party: PricedFor['party']): WireSession {
  const { activity, session, sessionId, left, minimum } = open
  return {
    session_id: sessionId,
    starts_at: session.startsAt,
    any_time: session.anyTime,
    left: activity.capacity >= UNLIMITED ? null : left,
    full: !optionsOf(activity).some((option) => hasPlaces(open, option, party)),
    languages: [...session.languages],
    minimum: wireMinimum(minimum, activity.facts.timeZone),
  }
}

export function wireActivity(
  activity: Activity,
  on: { readonly title: string; readonly day: string | null; readonly sessions: readonly OpenSession[]; readonly price: WireActivity['price'] },
  party: PricedFor['party'],
): WireActivity {
  const { template, facts, operator, score, reviews, languages, district, bands, onRequest } = activity
  return {
    activity_id: activity.activityId,
    title: on.title,
    category: coded('category', template.category),
    operator,
    score,
    reviews,
    minutes: template.minutes,
    any_time: template.starts.by === 'day',
    languages: [...languages],
    languages_by: template.languages.how,
    meeting: wireMeeting(activity),
    district,
    level: coded('level', template.level),
    minimum_age: youngestOf(bands),
    weather: template.weather,
    pickup: template.pickup,
    private: template.privateToo || template.groupOf !== null,
    on_request: onRequest,
    free_hours: template.freeHours,
    art: facts.art,
    price: on.price,
    day: on.day,
    next_sessions: on.sessions.map((each) => wireSession(each, party)),
  }
}
