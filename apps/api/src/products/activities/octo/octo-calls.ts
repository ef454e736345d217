import type { activityDetails, activityQuestions, activitySessions, DataOf } from '@sojourn/contracts'
import { accept, addDays, type Day, fromMajor, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import type { AgentTerms } from '../../../http/index.ts'
import { cancelPartsOfOffer } from '../../../sale/cancelling.ts'
import { cancellationOnWire } from '../../../sale/on-wire.ts'
import type { PricedFor } from '../activity-ask.ts'
import { fitsIn } from '../domain/hours.ts'
import { peopleOf } from '../domain/party.ts'
import { clockOf, dayOf } from '../domain/session-id.ts'
import { checkedDates, type WantedDays } from '../find-activity.ts'
import { agesText } from '../price-words.ts'
import { nobodyComes, notForAges, partyTooLarge, tooYoung } from '../refusals.ts'
import { coded, wirePlace } from '../to-wire.ts'
import { codeOf, type OctoActivity, USUAL, usualOf } from './octo-catalogue.ts'
import { departures, type OctoDeparture } from './octo-departures.ts'
import { includesOf, lastingOf, optionName, startOf, termsOf, wordsOf } from './octo-offer.ts'
import type { OctoParts } from './octo-parts.ts'
import type { OctoOption } from './octo-schema.ts'
import { exchangeOf } from './octo-search.ts'
import { unitsFor, youngestFor } from './octo-units.ts'
import { type OctoAsking, wireOcto, wireOctoPrice, wireOctoSession } from './octo-wire.ts'

interface Asked extends PricedFor, WantedDays {
  readonly activityId: string
  readonly agent: AgentTerms | null
}

/** Where none of the days has a price it is looked for beyond them. */
const LOOK_ON_DAYS = 60

const silent = () => refuse('supplier_silent')

async function findAsked({ octo }: OctoParts, { activityId, party }: Pick<Asked, 'activityId' | 'party'>): Promise<Outcome<OctoActivity>> {
  const known = await octo.find(activityId).then(
    (activity) => ({ activity }),
    () => null,
  )
  if (!known) return silent()
  const { activity } = known
  if (!activity) return refuse('unknown_activity')
  if (peopleOf(party) === 0) return nobodyComes()
  const option = usualOf(activity)
  if (!unitsFor(option, party)) {
    const youngest = youngestFor(option)
    return party.children.some((age) => age < youngest) ? tooYoung(youngest) : notForAges()
  }
  const most = option.restrictions?.maxUnits
  return most != null && peopleOf(party) > most ? partyTooLarge(most) : accept(activity)
}

interface OptionDepartures {
  readonly option: OctoOption
  readonly all: readonly OctoDeparture[]
}

/** Those of each option that takes the party, the usual one first. */
async function allOptions(parts: OctoParts, activity: OctoActivity, party: PricedFor['party'], from: Day, to: Day): Promise<Outcome<OptionDepartures[]>> {
  const usual = usualOf(activity)
  const options = [usual, ...activity.product.options.filter((option) => option !== usual)].filter((option) => unitsFor(option, party))
  const answers = await Promise.all(options.map((option) => departures(parts, { activity, option, party }, from, to)))
  if (answers.some(({ kind }) => kind !== 'done')) return silent()
  return accept(options.map((option, at) => ({ option, all: (answers[at] as { value: OctoDeparture[] }).value })))
}

const nameOf = (activity: OctoActivity, option: OctoOption): string => (codeOf(activity, option) === USUAL ? coded('option', USUAL).name : optionName(option))

/** The activity of another company as `activityDetails` answers one of ours. */
export async function octoDetails(parts: OctoParts, asked: Asked): Promise<Outcome<DataOf<typeof activityDetails>>> {
  const found = await findAsked(parts, asked)
  if (!found.ok) return found
  const activity = found.value
  const dates = checkedDates(asked, activity.facts.timeZone, parts.clock.nowMs())
  if (!dates.ok) return dates
  const { from, to } = dates.value
  const within = await allOptions(parts, activity, asked.party, from, to)
  if (!within.ok) return within
  const isWithin = within.value[0]!.all.length > 0
  const known = isWithin ? within : await allOptions(parts, activity, asked.party, to, addDays(to, LOOK_ON_DAYS))
  if (!known.ok) return known
  const options = known.value.filter(({ all }) => all.length > 0)
  const usual = options[0]
  if (!usual) return refuse('unknown_activity')
  const exchange = await exchangeOf(parts, asked.currency, usual.all)
  if (!exchange.ok) return exchange
  const asking: OctoAsking = { ...asked, exchange: exchange.value }
  const fitting = isWithin ? usual.all.filter((departure) => fitsIn(asked, lastingOf(departure))) : []
  const first = fitting.find(({ availability }) => availability.available)
  const day = first ? dayOf(startOf(first.availability)) : null
  const ofDay = fitting.filter(({ availability }) => dayOf(startOf(availability)) === day)
  return accept({
    place: wirePlace(activity.facts),
    activity: {
      ...wireOcto(activity, { option: usual.option, day, departures: day ? ofDay : usual.all }, asking).wire,
      ...(day === null && { next_sessions: [] }),
    },
    options: options.map(({ option, all }) => ({
      option: codeOf(activity, option),
      name: nameOf(activity, option),
      price: wireOctoPrice(all[0]!, asking),
      bands: bandsOf(all[0]!, asking),
    })),
    ...includesOf(activity),
    access: wordsOf().access,
    ...{ height_cm: null, weight_kg: null, adult_needed: false, runs_from: null, group_of: null },
    phone: activity.phone,
    currency: exchange.value.currency,
  })
}

/** What each age that comes pays. */
const bandsOf = ({ priced }: OctoDeparture, { exchange, markupBasisPoints }: OctoAsking) =>
  priced.lines.flatMap(({ reason, unit }) =>
    reason.of === 'ages'
      ? [
          {
            ...{ from: reason.from, to: reason.to >= 100 ? null : reason.to, name: agesText(reason) },
            amount: toMajor(exchange.of(Math.round((unit.minor * (10_000 + markupBasisPoints)) / 10_000), unit.currency)),
          },
        ]
      : [],
  )

export async function octoSessions(parts: OctoParts, asked: Asked): Promise<Outcome<DataOf<typeof activitySessions>>> {
  const found = await findAsked(parts, asked)
  if (!found.ok) return found
  const activity = found.value
  const dates = checkedDates(asked, activity.facts.timeZone, parts.clock.nowMs())
  if (!dates.ok) return dates
  const options = await allOptions(parts, activity, asked.party, dates.value.from, dates.value.to)
  if (!options.ok) return options
  const usual = options.value[0]!
  if (usual.all.length === 0) return accept({ sessions: [], currency: asked.currency })
  const exchange = await exchangeOf(parts, asked.currency, usual.all)
  if (!exchange.ok) return exchange
  const asking: OctoAsking = { ...asked, exchange: exchange.value }
  const nowMs = parts.clock.nowMs()
  return accept({
    sessions: usual.all.map((departure) => ({
      ...wireOctoSession(activity, departure),
      options: options.value.flatMap(({ option, all }) =>
        all
          .filter(({ availability }) => startOf(availability) === startOf(departure.availability))
          .map((each) => ({
            option: codeOf(activity, option),
            name: nameOf(activity, option),
            price: wireOctoPrice(each, asking),
            is_free: each.availability.available,
          })),
      ),
      price: wireOctoPrice(departure, asking),
      within: fitsIn(asked, lastingOf(departure)),
      ...cancellingOn(activity, usual.option, departure, asking, nowMs),
    })),
    currency: exchange.value.currency,
  })
}

function cancellingOn(activity: OctoActivity, option: OctoOption, departure: OctoDeparture, asking: OctoAsking, nowMs: number) {
  const total = fromMajor(wireOctoPrice(departure, asking).total, asking.exchange.currency)!
  const startsAt = startOf(departure.availability)
  const terms = termsOf(activity, option, Date.parse(departure.availability.localDateTimeStart), startsAt, total)
  const until = terms.cancellation[0]!.to!
  return {
    cancellation: cancellationOnWire(terms),
    if_cancelled: cancelPartsOfOffer({ terms, starts: { on: dayOf(startsAt), time: clockOf(startsAt) }, paid: total, nowMs }),
    free_cancellation_until: Date.parse(until) > nowMs ? until : null,
  }
}

/** The standard's core asks nothing before a booking. */
export async function octoQuestions(parts: OctoParts, asked: Pick<Asked, 'activityId' | 'party'>): Promise<Outcome<DataOf<typeof activityQuestions>>> {
  const found = await findAsked(parts, asked)
  return found.ok ? accept({ questions: [], people: peopleOf(asked.party) }) : found
}
