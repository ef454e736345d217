import type { ActivityOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, isDay, isoIn, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Offer } from '../../sale/product.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import type { ActivityAsk } from './activity-ask.ts'
import { cancellationOf } from './domain/cancellation.ts'
import { peopleOf } from './domain/party.ts'
import { dayOf, readSessionId } from './domain/session-id.ts'
import { startMs } from './domain/times.ts'
import { type AskedActivity, findAskedActivity } from './find-activity.ts'
import { type OpenSession, openSessions } from './open-sessions.ts'
import { findOption, type Option } from './options.ts'
import type { ActivityParts } from './parts.ts'
import { basisOf, markupOf, quoteOf } from './price-activity.ts'
import { answersFault, askedAnswers } from './questions.ts'
import { coded, hasPlaces, titleOf, townOf, wireMeeting, wireMinimum } from './to-wire.ts'

/** Refuses `session_over` where it is not sold any more, and `sold_out` where too few places are left, besides what `findAskedActivity` refuses. */
export async function quoteActivity(parts: ActivityParts, tx: Tx, ask: ActivityAsk): Promise<Outcome<Offer<ActivityOffer>>> {
  const { activityId, startsAt } = readSessionId(ask.sessionId)
  const asked = await findAskedActivity(parts, tx, activityId, ask)
  if (!asked.ok) return asked
  const { catalogue, activity } = asked.value
  const option = findOption(activity, ask.option)
  if (!option) return refuse('unknown_option')
  const day = dayOf(startsAt)
  if (!isDay(day)) return refuse('session_over')
  const sessions = await openSessions(parts, tx, { catalogue, activities: [activity], from: day, to: day })
  const open = sessions.on(activity, day).find(({ sessionId }) => sessionId === ask.sessionId)
  if (!open) return refuse('session_over')
  if (ask.language !== null && !open.session.languages.includes(ask.language)) return refuse('language_not_spoken')
  const wrong = answersFault(activity, peopleOf(ask.party), ask.answers)
  if (wrong) return wrong
  if (!hasPlaces(open, option, ask.party)) return refuse('sold_out')
  return accept({ ...offerOf(asked.value, open, option, ask), ...(open.left !== null && { left: open.left }) })
}

/** Places as they are sold. */
export function offerOf({ catalogue, activity, exchange }: AskedActivity, open: OpenSession, option: Option, ask: ActivityAsk): Offer<ActivityOffer> {
  const basis = basisOf(activity, option, ask)
  const quote = quoteOf(basis, activity, exchange)
  const markup = markupOf(basis, activity, exchange)
  return {
    details: inLanguage(DEFAULT_LANGUAGE, () => detailsOf(activity, open, option, ask, (key) => catalogue.findPlace(key))),
    quote,
    terms: termsOf(activity, open.session.startsAt, quote.total),
    revenue: markup,
    markup,
  }
}

/** Its terms by the clock of the place, from when it begins. */
export function termsOf({ template, facts }: AskedActivity['activity'], startsAt: string, whole: Offer['quote']['total']): SaleTerms {
  const { timeZone } = facts
  return {
    mode: 'prepaid',
    cancellationBy: 'windows',
    cancellation: cancellationOf({ freeHours: template.freeHours, startsMs: startMs(startsAt, timeZone), timeZone, whole }),
    timeZone,
    startsOn: dayOf(startsAt),
    undoBefore: isoIn(timeZone, startMs(startsAt, timeZone)),
    laterAt: '',
  }
}

function detailsOf(
  activity: AskedActivity['activity'],
  { session, sessionId, minimum }: OpenSession,
  option: Option,
  { party, language, answers }: ActivityAsk,
  placeOf: Parameters<typeof titleOf>[1],
): ActivityOffer {
  const { template, facts } = activity
  const chosen = language ?? (template.languages.how === 'guide' ? (session.languages[0] ?? null) : null)
  return {
    product: 'ACT',
    activity_id: activity.activityId,
    session_id: sessionId,
    template: template.key,
    about: activity.of,
    about_town: townOf(activity, placeOf),
    title: titleOf(activity, placeOf),
    category: coded('category', template.category),
    option: coded('option', option.code),
    operator: activity.operator,
    phone: activity.phone,
    city: facts.name,
    place_id: facts.key,
    country_code: facts.countryCode,
    time_zone: facts.timeZone,
    starts_at: session.startsAt,
    any_time: session.anyTime,
    minutes: template.minutes,
    language: chosen,
    meeting: wireMeeting(activity),
    people: peopleOf(party),
    adults: party.adults,
    seniors: party.seniors,
    children: [...party.children],
    answers: askedAnswers(activity, answers),
    level: coded('level', template.level),
    access: coded('access', template.access),
    includes: template.includes.map((code) => coded('part', code)),
    excludes: template.excludes.map((code) => coded('part', code)),
    weather: template.weather,
    minimum: wireMinimum(minimum, facts.timeZone),
    on_request: activity.onRequest,
    art: facts.art,
  }
}
