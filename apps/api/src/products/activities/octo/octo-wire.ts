import type { AgentTerms } from '../../../http/index.ts'
import { agencyOnWire, priceOnWire } from '../../../sale/on-wire.ts'
import type { PricedFor } from '../activity-ask.ts'
import type { Exchange } from '../exchange.ts'
import type { WireActivity, WireSession } from '../to-wire.ts'
import type { OctoActivity } from './octo-catalogue.ts'
import type { OctoDeparture } from './octo-departures.ts'
import { freeHoursOf, languageOf, minutesOf, quoteOf, sessionOf, startOf, titleOf, wordsOf } from './octo-offer.ts'
import type { OctoOption } from './octo-schema.ts'
import { youngestFor } from './octo-units.ts'

/** Prices for whoever asks. */
export interface OctoAsking extends PricedFor {
  readonly exchange: Exchange
  readonly agent: AgentTerms | null
}

export function wireOctoPrice({ priced }: OctoDeparture, { exchange, agent, markupBasisPoints }: OctoAsking): WireActivity['price'] {
  const quote = quoteOf(priced, exchange, markupBasisPoints)
  const agency = agent && agencyOnWire(quote.total, quoteOf(priced, exchange, agent.publicBasisPoints).total, agent)
  return { ...priceOnWire(quote), ...(agency && { agency }) }
}

export function wireOctoSession(activity: OctoActivity, { availability }: OctoDeparture): WireSession {
  const language = languageOf(activity)
  return {
    session_id: sessionOf(activity, availability),
    starts_at: startOf(availability),
    any_time: availability.allDay,
    left: availability.vacancies ?? null,
    full: !availability.available,
    languages: language ? [language] : [],
    minimum: null,
  }
}

interface On {
  readonly option: OctoOption
  readonly day: string | null
  readonly departures: readonly OctoDeparture[]
}

/** An activity as all others are answered; nothing is known of what travellers say of it. */
export function wireOcto(activity: OctoActivity, { option, day, departures }: On, asking: OctoAsking): { wire: WireActivity; totalMinor: number } {
  const { activityId, operator, meeting, facts, product } = activity
  const shown = departures.find(({ availability }) => availability.available) ?? departures[0]!
  const { availability, priced } = shown
  const language = languageOf(activity)
  const { category, level } = wordsOf()
  return {
    totalMinor: quoteOf(priced, asking.exchange, asking.markupBasisPoints).total.minor,
    wire: {
      activity_id: activityId,
      title: titleOf(activity),
      ...{ category, operator, score: 0, reviews: 0 },
      ...{ minutes: minutesOf(availability), any_time: availability.allDay, languages: language ? [language] : [], languages_by: 'guide' },
      ...{ meeting, district: '', level, minimum_age: youngestFor(option), weather: 'none', pickup: false, private: false },
      on_request: !product.instantConfirmation,
      free_hours: freeHoursOf(option),
      art: facts.art,
      price: wireOctoPrice(shown, asking),
      day,
      next_sessions: departures.map((each) => wireOctoSession(activity, each)),
    },
  }
}
