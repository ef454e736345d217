import { activityDetails, activityQuestions, activitySessions, bookActivity, type ParsedBodyOf, prebookActivity } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, addDays, type Day, daysBetween, refuse, toMajor } from '@sojourn/kernel'
import { agentTermsOf, type Caller, type CallRoute, type Refusals, route, signedInRoute } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { cancellationOnWire, prebookedOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { SUPPLIER_SILENT } from '../../sale/supplier-silent.ts'
import { freeUntil } from '../../sale/terms.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import { activityAskOf, partyOf, pricedFor } from './activity-ask-of.ts'
import { fitsIn } from './domain/hours.ts'
import { peopleOf } from './domain/party.ts'
import { clockOf, dayOf } from './domain/session-id.ts'
import { checkedDates, findAskedActivity } from './find-activity.ts'
import { octoDetails, octoQuestions, octoSessions } from './octo/octo-calls.ts'
import { isOcto } from './octo/octo-catalogue.ts'
import { OCTO, type OctoParts } from './octo/octo-parts.ts'
import { type OpenSession, openSessions } from './open-sessions.ts'
import { optionsOf } from './options.ts'
import type { ActivityParts } from './parts.ts'
import { bandsOf, basisOf, quoteOf } from './price-activity.ts'
import { questionsOf } from './questions.ts'
import { termsOf } from './quote-activity.ts'
import { ACTIVITY_REFUSALS, nobodyComes } from './refusals.ts'
import { type Asking, coded, hasPlaces, titleOf, wireActivity, wirePlace, wirePrice, wireSession } from './to-wire.ts'

const soldOut = () => say`Someone just took the last places at this time. Nothing was charged; please choose another time.`

const LOOKED_AT_REFUSALS: Refusals = { ...ACTIVITY_REFUSALS, ...SUPPLIER_SILENT }

const prebookRefusals: Refusals = {
  ...ACTIVITY_REFUSALS,
  ...SUPPLIER_SILENT,
  unknown_option: [400, () => say`This option isn't offered. Please choose another.`],
  language_not_spoken: [409, () => say`The guide at this time doesn't speak this language. Please choose another language or time.`],
  answer_missing: [400, () => say`Please answer the questions before we hold your places.`],
  session_over: [409, () => say`This time can no longer be booked. Nothing was charged; please choose another time.`],
  sold_out: [409, soldOut],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  checkout_expired: [409, () => say`Your hold on these places has expired and nothing was charged. Please choose your activity again.`],
  sold_out: [409, soldOut],
  duplicate_booking: [409, () => say`This person already has places at this time. Nothing was charged; please change the name.`],
}

/** Why nothing of a remote supplier is sold to a caller: their organisation does not sell from it. It looks like what does not exist. Null where it does. */
export const notFrom = (supplier: string, { org }: Pick<Caller, 'org'>) => (org.site.suppliers.includes(supplier) ? null : refuse('unknown_activity'))

const remotely = ({ activity_id, from, to, after, before }: ParsedBodyOf<typeof activityDetails>, caller: Caller) => ({
  ...{ activityId: activity_id, from, to, after, before },
  agent: agentTermsOf(caller),
})

/** The calls about one activity: to look at it, to hold places, to book them. */
export const sellActivitiesHttp = (shop: Shop, parts: ActivityParts, octo: OctoParts): CallRoute[] => [
  route(
    activityDetails,
    async (body, caller) => {
      const priced = await pricedFor(body, caller)
      if (isOcto(body.activity_id)) return notFrom(OCTO, caller) ?? octoDetails(octo, { ...remotely(body, caller), ...priced })
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const asked = await findAskedActivity(parts, tx, body.activity_id, priced)
          if (!asked.ok) return asked
          const { catalogue, activity, exchange } = asked.value
          const dates = checkedDates(body, activity.facts.timeZone, parts.clock.nowMs())
          if (!dates.ok) return dates
          const sessions = await openSessions(parts, tx, { catalogue, activities: [activity], ...dates.value })
          const asking: Asking = { ...priced, exchange, agent: agentTermsOf(caller) }
          const options = optionsOf(activity)
          const days = daysOf(dates.value)
          const { template, facts, phone } = activity
          const fitting = (each: Day) => sessions.on(activity, each).filter(({ session }) => fitsIn(body, { ...session, minutes: template.minutes }))
          const day = days.find((each) => fitting(each).some((open) => options.some((option) => hasPlaces(open, option, priced.party)))) ?? null
          const title = titleOf(activity, (key) => catalogue.findPlace(key))
          const price = wirePrice(activity, options[0]!, asking)
          return accept({
            place: wirePlace(facts),
            activity: wireActivity(activity, { title, day, sessions: day ? fitting(day) : [], price }, priced.party),
            options: options.map((option) => ({
              option: option.code,
              name: coded('option', option.code).name,
              price: wirePrice(activity, option, asking),
              bands: bandsOf(activity, option, priced.markupBasisPoints, exchange).map((band) => ({
                ...band,
                to: band.to >= 100 ? null : band.to,
                amount: toMajor(band.amount),
              })),
            })),
            includes: template.includes.map((code) => coded('part', code)),
            excludes: template.excludes.map((code) => coded('part', code)),
            access: coded('access', template.access),
            height_cm: template.heightCm,
            weight_kg: template.weightKg && { from: template.weightKg[0], to: template.weightKg[1] },
            adult_needed: template.adultNeeded && activity.bands.some(({ from }) => from < 18),
            runs_from: template.minimum,
            group_of: template.groupOf,
            phone,
            currency: exchange.currency,
          })
        },
        { readOnly: true },
      )
    },
    LOOKED_AT_REFUSALS,
  ),

  route(
    activitySessions,
    async (body, caller) => {
      const priced = await pricedFor(body, caller)
      if (isOcto(body.activity_id)) return notFrom(OCTO, caller) ?? octoSessions(octo, { ...remotely(body, caller), ...priced })
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const asked = await findAskedActivity(parts, tx, body.activity_id, priced)
          if (!asked.ok) return asked
          const { catalogue, activity, exchange } = asked.value
          const dates = checkedDates(body, activity.facts.timeZone, parts.clock.nowMs())
          if (!dates.ok) return dates
          const sessions = await openSessions(parts, tx, { catalogue, activities: [activity], ...dates.value })
          const asking: Asking = { ...priced, exchange, agent: agentTermsOf(caller) }
          const prices = optionsOf(activity).map((option) => ({ option, price: wirePrice(activity, option, asking) }))
          const wireOne = (open: OpenSession) => ({
            ...wireSession(open, priced.party),
            options: prices.map(({ option, price }) => ({
              option: option.code,
              name: coded('option', option.code).name,
              price,
              is_free: hasPlaces(open, option, priced.party),
            })),
            price: prices[0]!.price,
            within: fitsIn(body, { ...open.session, minutes: activity.template.minutes }),
            ...cancellingOn(open, asking, parts.clock.nowMs()),
          })
          return accept({ sessions: daysOf(dates.value).flatMap((day) => sessions.on(activity, day).map(wireOne)), currency: exchange.currency })
        },
        { readOnly: true },
      )
    },
    LOOKED_AT_REFUSALS,
  ),

  route(
    activityQuestions,
    async (body, caller) => {
      if (isOcto(body.activity_id)) return notFrom(OCTO, caller) ?? octoQuestions(octo, { activityId: body.activity_id, party: partyOf(body) })
      const activity = parts.catalogue()?.find(body.activity_id)
      if (!activity) return refuse('unknown_activity')
      const people = peopleOf(partyOf(body))
      return people === 0 ? nobodyComes() : accept({ questions: questionsOf(activity), people })
    },
    LOOKED_AT_REFUSALS,
  ),

  route(
    prebookActivity,
    async (body, caller) => {
      const elsewhere = isOcto(body.session_id) && notFrom(OCTO, caller)
      if (elsewhere) return elsewhere
      const ask = await activityAskOf(parts, body, caller)
      const held = await shop.prebook({ product: 'ACT', items: [{ product: 'ACT', ask }], expectedTotal: body.expected_total }, caller)
      return held.ok ? accept(prebookedOnWire(held.value, body.expected_total)) : held
    },
    prebookRefusals,
  ),

  signedInRoute(bookActivity, (body, caller) => shop.book('ACT', body, caller), bookRefusals),
]

const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))

/** What cancelling a departure means, at the price of its usual option. */
function cancellingOn({ activity, session }: OpenSession, asking: Asking, nowMs: number) {
  const { total } = quoteOf(basisOf(activity, optionsOf(activity)[0]!, asking), activity, asking.exchange)
  const terms = termsOf(activity, session.startsAt, total)
  return {
    cancellation: cancellationOnWire(terms),
    if_cancelled: cancelPartsOfOffer({ terms, starts: { on: dayOf(session.startsAt), time: clockOf(session.startsAt) }, paid: total, nowMs }),
    free_cancellation_until: freeUntil(terms.cancellation, nowMs),
  }
}
