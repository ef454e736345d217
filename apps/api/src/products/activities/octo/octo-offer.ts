import type { ActivityOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { type Currency, fromMajor, isoIn, type Money, scale, subtract, sum, zero } from '@sojourn/kernel'
import type { Offer } from '../../../sale/product.ts'
import { type Quote, type QuoteLine, quoteOfLines } from '../../../sale/quote.ts'
import type { SaleTerms } from '../../../sale/terms.ts'
import type { ActivityAsk, PricedFor } from '../activity-ask.ts'
import { peopleOf } from '../domain/party.ts'
import type { LineReason } from '../domain/price.ts'
import { dayOf, sessionIdOf } from '../domain/session-id.ts'
import type { Exchange } from '../exchange.ts'
import { lineWords } from '../price-words.ts'
import { coded } from '../to-wire.ts'
import { codeOf, type OctoActivity, USUAL } from './octo-catalogue.ts'
import type { OctoAvailability, OctoOption, OctoPricing } from './octo-schema.ts'
import type { CountedUnit } from './octo-units.ts'

const MINUTE_MS = 60_000
const CUTOFF_MS = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: 1_440 * MINUTE_MS } as const
/** A kind that is none of our templates: its texts are those of its supplier. */
export const OCTO_TEMPLATE = 'octo'
// OCTO says nothing of these.
const CATEGORY = 'guided_tour'
const LEVEL = 'easy'
const ACCESS = 'ask'

/** What we owe for it, in the minor units of our own books. */
export const netOf = ({ net, retail, currency, currencyPrecision }: OctoPricing): Money => fromMajor((net ?? retail) / 10 ** currencyPrecision, currency)!

/** A line of a price, net and in the supplier's currency. */
interface NetLine {
  readonly reason: LineReason
  readonly unit: Money
  readonly count: number
}

/** Line by line where each unit has a price, else one of all; null where it says no price, or one in two currencies. */
function netLines({ pricing, unitPricing }: OctoAvailability, units: readonly CountedUnit[]): NetLine[] | null {
  const lines = units.flatMap(({ id, quantity, from, to }): NetLine[] => {
    const priced = unitPricing?.find(({ unitId }) => unitId === id)
    if (!priced) return []
    return [
      {
        reason: { of: 'ages', from, to, count: quantity, percent: priced.retail === 0 ? 0 : 100, all: units.length === 1 && from === 0 },
        unit: netOf(priced),
        count: quantity,
      },
    ]
  })
  if (lines.length === units.length && (!pricing || lines.every(({ unit }) => unit.currency === pricing.currency))) {
    const whole = lines.reduce((minor, { unit, count }) => minor + unit.minor * count, 0)
    if (!pricing || netOf(pricing).minor === whole) return lines
  }
  const people = units.reduce((count, { quantity }) => count + quantity, 0)
  return pricing ? [{ reason: { of: 'group', people }, unit: netOf(pricing), count: 1 }] : null
}

/** A departure with its price for a party; net in the supplier's currency. */
export interface OctoPriced {
  readonly lines: readonly NetLine[]
  readonly net: Money
}

export function priced(availability: OctoAvailability, units: readonly CountedUnit[]): OctoPriced | null {
  const lines = netLines(availability, units)
  if (!lines) return null
  const { currency } = lines[0]!.unit
  return {
    lines,
    net: sum(
      currency,
      lines.map(({ unit, count }) => scale(unit, count)),
    ),
  }
}

export function quoteOf({ lines }: OctoPriced, exchange: Exchange, markupBasisPoints: number): Quote {
  return quoteOfLines(
    exchange.currency,
    lines.map(({ reason, unit, count }): QuoteLine => {
      const each = exchange.of(Math.round((unit.minor * (10_000 + markupBasisPoints)) / 10_000), unit.currency)
      return { kind: 'item', ...lineWords(reason), amount: scale(each, count), due: 'now', why: reason }
    }),
  )
}

/** Nothing until its cut-off, then all of it: OCTO says no more. */
export function termsOf({ facts }: OctoActivity, option: OctoOption, startsAtMs: number, startsAt: string, whole: Money): SaleTerms {
  const { timeZone } = facts
  const until = isoIn(timeZone, startsAtMs - option.cancellationCutoffAmount * CUTOFF_MS[option.cancellationCutoffUnit])
  return {
    mode: 'prepaid',
    cancellationBy: 'windows',
    cancellation: [
      { from: null, to: until, amount: zero(whole.currency) },
      { from: until, to: null, amount: whole },
    ],
    timeZone,
    startsOn: dayOf(startsAt),
    laterAt: '',
  }
}

/** `2027-03-17T10:30` by the clock of the place. */
export const startOf = ({ localDateTimeStart }: OctoAvailability): string => localDateTimeStart.slice(0, 16)
export const sessionOf = (activity: OctoActivity, availability: OctoAvailability): string => sessionIdOf(activity.activityId, startOf(availability))
export const minutesOf = ({ localDateTimeStart, localDateTimeEnd }: OctoAvailability): number =>
  Math.max(0, Math.round((Date.parse(localDateTimeEnd) - Date.parse(localDateTimeStart)) / MINUTE_MS))
/** When it begins and how long it lasts. */
export const lastingOf = ({ availability }: { readonly availability: OctoAvailability }) => ({
  startsAt: startOf(availability),
  anyTime: availability.allDay,
  minutes: minutesOf(availability),
})
export const titleOf = ({ product }: OctoActivity): string => product.title || product.internalName
/** A language in two letters; null where the locale says none. */
export const languageOf = ({ product }: OctoActivity): string | null => /^[a-z]{2}/.exec(product.locale)?.[0] ?? null
export const freeHoursOf = (option: OctoOption): number =>
  Math.round((option.cancellationCutoffAmount * CUTOFF_MS[option.cancellationCutoffUnit]) / CUTOFF_MS.hour)
const said = ({ product }: OctoActivity, type: string) =>
  product.features.flatMap(({ type: of, shortDescription }) => (of === type && shortDescription ? [{ code: OCTO_TEMPLATE, name: shortDescription }] : []))
export const includesOf = (activity: OctoActivity) => ({ includes: said(activity, 'INCLUSION'), excludes: said(activity, 'EXCLUSION') })
export const optionName = (option: OctoOption): string => option.title || option.internalName
export const wordsOf = () => ({ category: coded('category', CATEGORY), level: coded('level', LEVEL), access: coded('access', ACCESS) })

interface Chosen {
  readonly activity: OctoActivity
  readonly option: OctoOption
  readonly availability: OctoAvailability
  readonly priced: OctoPriced
  readonly exchange: Exchange
}

export function offerOf({ activity, option, availability, priced: price, exchange }: Chosen, ask: ActivityAsk): Offer<ActivityOffer> {
  const quote = quoteOf(price, exchange, ask.markupBasisPoints)
  const markup = subtract(quote.total, quoteOf(price, exchange, 0).total)
  const startsAt = startOf(availability)
  return {
    details: inLanguage(DEFAULT_LANGUAGE, () => detailsOf(activity, option, availability, ask)),
    quote,
    terms: termsOf(activity, option, Date.parse(availability.localDateTimeStart), startsAt, quote.total),
    revenue: markup,
    markup,
  }
}

function detailsOf(
  activity: OctoActivity,
  option: OctoOption,
  availability: OctoAvailability,
  { party, answers }: Pick<PricedFor, 'party'> & ActivityAsk,
): ActivityOffer {
  const { facts, operator, phone, meeting, product } = activity
  const code = codeOf(activity, option)
  return {
    product: 'ACT',
    activity_id: activity.activityId,
    session_id: sessionOf(activity, availability),
    ...{ template: OCTO_TEMPLATE, about: '', about_town: '', title: titleOf(activity) },
    ...wordsOf(),
    option: code === USUAL ? coded('option', USUAL) : { code, name: optionName(option) },
    ...{ operator, phone, city: facts.name, place_id: facts.key, country_code: facts.countryCode, time_zone: facts.timeZone },
    ...{ starts_at: startOf(availability), any_time: availability.allDay, minutes: minutesOf(availability) },
    language: languageOf(activity),
    meeting,
    ...{ people: peopleOf(party), adults: party.adults, seniors: party.seniors, children: [...party.children] },
    answers: answers.filter(({ value }) => value !== ''),
    ...includesOf(activity),
    ...{ weather: 'none', minimum: null, on_request: !product.instantConfirmation, art: facts.art },
  }
}

/** What another price than the one agreed to comes to, as a total of ours: never the same. */
export function otherTotal(total: Money, agreed: Money, now: Money): Money {
  if (agreed.currency === now.currency && agreed.minor === now.minor) return total
  const minor = agreed.currency === now.currency && agreed.minor > 0 ? Math.round((total.minor * now.minor) / agreed.minor) : now.minor
  return { ...total, minor: minor === total.minor ? minor + 1 : minor }
}

export const moneyIn = (text: string): Money | null => {
  const [minor, currency] = text.split(' ')
  return minor !== undefined && currency !== undefined && /^\d+$/.test(minor) ? { minor: Number(minor), currency: currency as Currency } : null
}
