import { type Currency, type Day, instantMs, type Money, type ProductCode, sum } from '@sojourn/kernel'
import type { Dreamtrip } from '@sojourn/world'
import type { Caller } from '../../http/index.ts'
import { ownPriceLink } from '../../sale/own-price-link.ts'
import type { PartFound, PartSource, PartsWanted, TripAsk } from '../../sale/part-source.ts'
import type { GroupParty } from './domain/party.ts'

/** Who has parts of trips, by their product. */
export type PartSources = ReadonlyMap<ProductCode, PartSource>

/** One part of a trip at the price it has by itself, and its page. */
export interface PricedAlone {
  readonly kind: 'hotel' | 'ride' | 'activity'
  readonly on: Day
  readonly title: string
  readonly amount: Money
  readonly url: string
}

interface Asking extends Pick<TripAsk, 'read'> {
  readonly caller: Caller
  readonly currency: Currency
  readonly party: GroupParty
}

/** More than a city has. */
const ALL = 500
/** When a group lands and flies again, where no flight is known: it meets at five, and leaves after the morning. */
const LANDS = '15:00'
const LEAVES = '16:00'

/** What the parts of a trip cost one by one, priced by their own products for the same people; null where one of them has no price now. */
export async function partsAlone(sources: PartSources, trip: Dreamtrip, asking: Asking): Promise<readonly PricedAlone[] | null> {
  const ask = askOf(trip, asking)
  const [stay, rides, visits] = [await hotelAlone(sources, trip, ask), await ridesAlone(sources, trip, ask), await visitsAlone(sources, trip, ask)]
  return stay && rides && visits ? [stay, ...rides, ...visits] : null
}

export const totalAlone = (parts: readonly PricedAlone[], currency: Currency): Money =>
  sum(
    currency,
    parts.map(({ amount }) => amount),
  )

function askOf({ facts, startsOn, endsOn, hotel }: Dreamtrip, { caller, currency, party, read }: Asking): TripAsk {
  const { airport, timeZone } = facts
  const moment = (day: Day, time: string) => ({
    at: `${day}T${time}`,
    ms: instantMs(day, time, timeZone),
    timeZone,
    iata: airport.iata,
    flight: '',
    isInternational: true,
  })
  const doubles = (party.people - party.singleRooms) / 2
  return {
    ...{ caller, currency, read, from: null, leave: startsOn, back: endsOn, sleepsAt: hotel.id, bags: 1 },
    to: { placeId: facts.key, iata: airport.iata, at: facts.at, timeZone },
    nights: { from: startsOn, until: endsOn },
    there: { from: moment(startsOn, LANDS), until: moment(endsOn, LEAVES) },
    rooms: [...repeated(doubles, 2), ...repeated(party.singleRooms, 1)],
  }
}

const repeated = (count: number, adults: number) => Array.from({ length: count }, () => ({ adults, children: [] }))

async function found(sources: PartSources, product: ProductCode, ask: TripAsk, at?: PartsWanted['at']): Promise<readonly PartFound[]> {
  const source = ask.caller.org.products.includes(product) ? sources.get(product) : undefined
  const answer = await source?.find(ask, { limit: ALL, ...(at && { at }) })
  return answer?.ok ? answer.value.parts : []
}

const pricedAs = (kind: PricedAlone['kind'], on: Day, { offer, card }: PartFound): PricedAlone => ({
  ...{ kind, on },
  title: card.title,
  amount: offer.quote.total,
  url: ownPriceLink(card.url, offer.quote),
})

const cheapest = (parts: readonly PartFound[]): PartFound | undefined => parts.toSorted((a, b) => a.offer.quote.total.minor - b.offer.quote.total.minor)[0]

async function hotelAlone(sources: PartSources, { hotel, startsOn }: Dreamtrip, ask: TripAsk): Promise<PricedAlone | null> {
  const same = (await found(sources, 'HLT', ask)).find(({ key }) => key === hotel.id)
  return same ? pricedAs('hotel', startsOn, same) : null
}

async function ridesAlone(sources: PartSources, { startsOn, endsOn }: Dreamtrip, ask: TripAsk): Promise<readonly PricedAlone[] | null> {
  const there = cheapest(await found(sources, 'TRF', ask, 'arrival'))
  const back = cheapest(await found(sources, 'TRF', ask, 'departure'))
  return there && back ? [pricedAs('ride', startsOn, there), pricedAs('ride', endsOn, back)] : null
}

/** Each activity of the program on its day. Its group comes at any time of it: all departures of a day cost the same. */
async function visitsAlone(sources: PartSources, { program }: Dreamtrip, ask: TripAsk): Promise<readonly PricedAlone[] | null> {
  const all: PricedAlone[] = []
  for (const { day, parts } of program) {
    const visits = parts.flatMap((part) => (part.what === 'activity' ? [part.activity.activityId] : []))
    if (visits.length === 0) continue
    const offered = await found(sources, 'ACT', { ...ask, there: null }, day)
    for (const activityId of visits) {
      const same = offered.find(({ key }) => key === activityId)
      if (!same) return null
      all.push(pricedAs('activity', day, same))
    }
  }
  return all
}
