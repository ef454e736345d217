import type { DataOf, flightDetails } from '@sojourn/contracts'
import { type Money, subtract, toMajor } from '@sojourn/kernel'
import type { AgentTerms } from '../../http/index.ts'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { cancellationOnWire } from '../../sale/on-wire.ts'
import { freeUntil } from '../../sale/terms.ts'
import { documentFor } from './domain/documents.ts'
import { firstFlight, lastFlight, type PricedBrand } from './domain/fares.ts'
import { boundKm, journeyPrice } from './domain/journey-price.ts'
import { seatedIn } from './domain/party.ts'
import { bagsWith } from './domain/services.ts'
import type { AskedJourney } from './find-journey.ts'
import type { JourneyAsk } from './flight-ask.ts'
import { classesOf, plainAsk, quoteOf, termsOf } from './quote-flight.ts'
import { rightsInWords } from './rights-words.ts'
import { airlineOf, carbonGramsOf, wireBound, wireBrand, wireTaxes } from './to-wire.ts'

type Details = DataOf<typeof flightDetails>

interface Shown {
  readonly agent: AgentTerms | null
  readonly nowMs: number
}

/** So many checked pieces more are asked for one traveller, beyond those of all. */
const EXTRA_MOST = 3

/** A journey with its fares side by side. */
export function detailsOnWire(asked: AskedJourney, ask: JourneyAsk, shown: Shown): Details {
  const { market, exchange, bounds } = asked
  const countries = bounds.flatMap(({ bound }) => bound.flights.flatMap(({ plan }) => [market.countryOf(plan.from), market.countryOf(plan.to)]))
  const itinerary = itineraryOnWire(asked, ask, shown)
  return {
    itinerary,
    fares: itinerary.brands
      .map(({ brand_id }) => asked.brands.find(({ brandId }) => brandId === brand_id)!)
      .map((brand) => fareOnWire(asked, brand, ask, shown)),
    document: documentFor(countries),
    rights: rightsOnWire(asked),
    currency: exchange.currency,
  }
}

function itineraryOnWire(asked: AskedJourney, ask: JourneyAsk, { agent, nowMs }: Shown): Details['itinerary'] {
  const { catalogue, itinerary, bounds, brands, pricing, exchange } = asked
  const wired = brands.map((brand) => {
    const price = journeyPrice(pricing, bounds, brand, plainAsk(asked, ask))
    const publicTotal = agent && journeyPrice(pricing, bounds, brand, { ...plainAsk(asked, ask), markupBasisPoints: agent.publicBasisPoints }).total
    return wireBrand(brand, {
      ...{
        market: pricing.market,
        exchange,
        bounds,
        perAdult: price.travellers[0]!.total,
        quote: quoteOf(price, brand, asked),
        bags: ask.bags,
        cabin: ask.cabin,
        nowMs,
      },
      agency: agent && publicTotal && { agent, publicTotal },
    })
  })
  // With bags a higher fare may cost less.
  wired.sort((a, b) => a.price.total - b.price.total)
  return {
    itinerary_id: itinerary.id,
    bounds: bounds.map((priced) => wireBound(catalogue.flights, priced)),
    brands: wired,
    price: wired[0]!.price,
    left: wired[0]!.left,
    carbon: { kg: Math.round(carbonGramsOf(bounds) / 1_000), usual_percent: null },
    labels: [],
    why: [],
    supplier: null,
  }
}

function fareOnWire(asked: AskedJourney, brand: PricedBrand, ask: JourneyAsk, { nowMs }: Shown): Details['fares'][number] {
  const price = journeyPrice(asked.pricing, asked.bounds, brand, plainAsk(asked, ask))
  const quote = quoteOf(price, brand, asked)
  const terms = termsOf(asked, brand, price, nowMs)
  const first = asked.itinerary.bounds[0]!.flights[0]!
  const { currency } = asked.exchange
  return {
    brand_id: brand.brandId,
    classes: classesOf(asked, brand).map(({ traveller, bound, class: letter, fare_basis }) => ({ traveller, bound, class: letter, fare_basis })),
    travellers: price.travellers.map(({ type, fare, surcharge, taxes, services, total }, index) => ({
      traveller: index + 1,
      type,
      fare: toMajor(fare),
      surcharge: toMajor(surcharge),
      taxes: toMajor({ currency, minor: taxes.reduce((sum, { amount }) => sum + amount.minor, 0) }),
      services: toMajor({ currency, minor: services.reduce((sum, { amount }) => sum + amount.minor, 0) }),
      total: toMajor(total),
    })),
    taxes: wireTaxes(price),
    cancellation: cancellationOnWire(terms),
    if_cancelled: cancelPartsOfOffer({ terms, starts: { on: first.day, time: first.departsAt.slice(11) }, paid: quote.payNow, nowMs }),
    free_cancellation_until: freeUntil(terms.cancellation, nowMs),
    more_bags: moreBagsOf(asked, brand, ask, price.total),
  }
}

/** What checked pieces of one traveller cost on top of a price: the same of each who has a seat. */
function moreBagsOf(asked: AskedJourney, brand: PricedBrand, ask: JourneyAsk, plain: Money): Details['fares'][number]['more_bags'] {
  const inPrice = Math.min(...brand.families.map((family) => bagsWith(family, ask.bags).checked))
  const most = Math.max(0, EXTRA_MOST + ask.bags.checked - inPrice)
  const amounts = Array.from({ length: most }, (_, at) => {
    const extraChecked = [inPrice + at + 1 - ask.bags.checked]
    return toMajor(subtract(journeyPrice(asked.pricing, asked.bounds, brand, { ...plainAsk(asked, ask), extraChecked }).total, plain))
  })
  return Array.from({ length: seatedIn(ask.party) }, (_, at) => ({ traveller: at + 1, amounts }))
}

const rightsOnWire = ({ bounds, market }: AskedJourney): Details['rights'] =>
  rightsInWords(
    bounds.map(({ bound }) => ({
      from: market.countryOf(firstFlight(bound).plan.from),
      to: market.countryOf(lastFlight(bound).plan.to),
      km: boundKm(market, bound),
      airlines: bound.flights.map(({ plan }) => airlineOf(plan.airline.code)?.countryCode ?? ''),
    })),
  )
