import type { FlightOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, isoIn, type Outcome, refuse, sum, type Tx } from '@sojourn/kernel'
import type { Offer } from '../../sale/product.ts'
import { type Quote, type QuoteLine, quoteOfLines } from '../../sale/quote.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import { cancellationOf } from './domain/cancellation.ts'
import { feeCents, feeOf, holdHoursOf } from './domain/conditions.ts'
import { documentFor } from './domain/documents.ts'
import { fareBasisOf, firstFlight, lastFlight, type PricedBrand, priceJourney } from './domain/fares.ts'
import { boundKm, type JourneyPrice, journeyPrice, type PriceAsk, type ServicePrice } from './domain/journey-price.ts'
import { seatedIn } from './domain/party.ts'
import { bagsWith } from './domain/services.ts'
import { type AskedJourney, findAskedJourney } from './find-journey.ts'
import type { FlightAsk, JourneyAsk } from './flight-ask.ts'
import type { FlightParts } from './parts.ts'
import { type LineReason, lineWords } from './price-words.ts'
import { chosenSeats, type KeptSeats, keptSeats } from './seats.ts'
import { brandNameOf, carbonGramsOf, wireBound, wireConditions, wireTaxes } from './to-wire.ts'

/** Until when a journey is undone for nothing: a day where it begins in a week or later. */
const UNDO_FAR_MINUTES = 24 * 60
const FAR_MS = 7 * 24 * 3_600_000

/** What one fare of a journey costs everyone, without seats that are chosen. */
export const plainAsk = ({ types }: Pick<AskedJourney, 'types'>, { cabin, bags, markupBasisPoints }: JourneyAsk): PriceAsk => ({
  types,
  cabin,
  bags,
  extraChecked: [],
  seats: [],
  markupBasisPoints,
})

/** A price line by line: fare, every tax, bags and seats of each traveller. */
export function quoteOf(
  { travellers }: JourneyPrice,
  brand: Pick<PricedBrand, 'families'>,
  { exchange, bounds }: Pick<AskedJourney, 'exchange' | 'bounds'>,
): Quote {
  const words = { brand: brandNameOf(brand) }
  const isDearer = (index: number) => bounds.some(({ classes }) => (classes[index] ?? classes[0])!.code !== classes[0]!.code)
  const lines = travellers.flatMap(({ type, fare, surcharge, taxes, services }, index): QuoteLine[] => {
    const line = (kind: QuoteLine['kind'], amount: QuoteLine['amount'], why: LineReason): QuoteLine => ({
      kind,
      ...lineWords(why, words),
      amount,
      due: 'now',
      per: 'person',
      traveller: index + 1,
      why,
    })
    return [
      line('item', fare, { of: 'fare', type, surcharge, ...(isDearer(index) && { isDearer: true }) }),
      ...services.map(({ of, count, amount }: ServicePrice) => line('item', amount, { of, count })),
      ...taxes.map(({ code, name, rule, since, backIfUnused, amount }) => line('tax', amount, { of: 'tax', code, name, rule, since, backIfUnused })),
    ]
  })
  return quoteOfLines(exchange.currency, lines)
}

/** What cancelling a fare costs, and the clock of that: the first departure's. */
export function termsOf(asked: AskedJourney, brand: PricedBrand, { travellers }: JourneyPrice, nowMs: number): SaleTerms {
  const { catalogue, itinerary, market, exchange, bounds } = asked
  const first = itinerary.bounds[0]!.flights[0]!
  const { timeZone } = catalogue.flights.airports[first.plan.from]!
  const km = Math.max(...bounds.map(({ bound }) => boundKm(market, bound)))
  const by = (of: 'refund' | 'noShow') => {
    const fee = feeOf(brand.families, of)
    return { allows: fee.allows, fee: exchange.of(feeCents(fee, km), 'USD') }
  }
  const cancellation = cancellationOf({
    travellers: travellers.map(({ fare, taxes, services }) => {
      const taxesThat = (isBack: boolean) =>
        sum(
          exchange.currency,
          taxes.filter(({ backIfUnused }) => backIfUnused === isBack).map(({ amount }) => amount),
        )
      return {
        fare,
        taxesBack: taxesThat(true),
        taxesKept: taxesThat(false),
        services: sum(
          exchange.currency,
          services.map(({ amount }) => amount),
        ),
      }
    }),
    departsMs: first.departsMs,
    timeZone,
    refund: by('refund'),
    noShow: by('noShow'),
  })
  const isFar = first.departsMs - nowMs >= FAR_MS
  return {
    mode: 'prepaid',
    cancellationBy: 'windows',
    cancellation,
    timeZone,
    startsOn: first.day,
    undoBefore: isoIn(timeZone, first.departsMs),
    laterAt: '',
    ...(isFar && { undoMinutes: UNDO_FAR_MINUTES }),
  }
}

/** The class of each who has a seat on each bound, and the fare by which it is sold. */
export const classesOf = ({ bounds, types, market }: Pick<AskedJourney, 'bounds' | 'types' | 'market'>, brand: PricedBrand): FlightOffer['fares'] =>
  bounds.flatMap((priced, index) => {
    const country = market.countryOf(firstFlight(priced.bound).plan.from)
    return types.map((type, traveller) => {
      // An infant flies in the class of the first adult.
      const of = priced.classes[traveller] ?? priced.classes[0]!
      const fare_basis = fareBasisOf(of, brand.families[index]!, { country, isReturn: bounds.length === 2 })
      return { traveller: traveller + 1, type, bound: index + 1, class: of.code, fare_basis }
    })
  })

const DEARER = 1.08
const moreOf = (cents: number): number => Math.ceil((cents * DEARER) / 100) * 100

/** The same journey in the same classes at higher fares. */
function dearer(asked: AskedJourney): AskedJourney {
  const bounds = asked.bounds.map((bound) => ({
    ...bound,
    fares: bound.fares.map(({ family, travellers }) => ({ family, travellers: travellers.map((each) => ({ ...each, cents: moreOf(each.cents) })) })),
  }))
  return { ...asked, bounds, brands: priceJourney(asked.market, bounds) }
}

/** A fare of a journey at its current price. Refuses what `findAskedJourney` refuses, `unknown_brand`, `not_holdable` and `seat_taken`. */
export async function quoteFlight(parts: FlightParts, tx: Tx, ask: FlightAsk): Promise<Outcome<Offer<FlightOffer>>> {
  const found = await findAskedJourney(parts, tx, ask)
  if (!found.ok) return found
  const asked = ask.isDearer ? dearer(found.value) : found.value
  const brand = asked.brands.find(({ brandId }) => brandId === ask.brandId)
  if (!brand) return refuse('unknown_brand')
  const hours = holdHoursOf(brand.families)
  if (ask.hold && hours === null) return refuse('not_holdable')
  const kept = await keptSeats(parts, tx, asked, ask.hadSeats ?? [])
  const seats = await chosenSeats(parts, tx, asked, ask)
  if (!seats.ok) return seats
  // An infant takes along what an adult carries.
  if (ask.extraBags.some(({ traveller }) => traveller > seatedIn(ask.party))) return refuse('bad_party')
  const extraChecked = asked.types.map((_type, index) =>
    ask.extraBags.filter(({ traveller }) => traveller === index + 1).reduce((sum, { checked }) => sum + checked, 0),
  )
  const price = journeyPrice(asked.pricing, asked.bounds, brand, { ...plainAsk(asked, ask), extraChecked, seats: [...seats.value, ...kept.priced] })
  return accept({
    details: inLanguage(DEFAULT_LANGUAGE, () => detailsOf(asked, brand, { ask, kept, price, extraChecked, holdHours: ask.hold ? hours! : 0 })),
    quote: quoteOf(price, brand, asked),
    terms: termsOf(asked, brand, price, parts.clock.nowMs()),
    revenue: price.markup,
    markup: price.markup,
    left: brand.left,
  })
}

interface Chosen {
  readonly ask: FlightAsk
  readonly kept: KeptSeats
  readonly price: JourneyPrice
  readonly extraChecked: readonly number[]
  readonly holdHours: number
}

function detailsOf(asked: AskedJourney, brand: PricedBrand, { ask, kept, price, extraChecked, holdHours }: Chosen): FlightOffer {
  const { catalogue, itinerary, market, bounds, exchange } = asked
  const countries = bounds.flatMap(({ bound }) => bound.flights.flatMap(({ plan }) => [market.countryOf(plan.from), market.countryOf(plan.to)]))
  const { to } = lastFlight(itinerary.bounds[0]!).plan
  return {
    product: 'FLT',
    triptype: bounds.length === 1 ? 1 : bounds.length === 2 && isReturn(asked) ? 2 : 3,
    itinerary_id: itinerary.id,
    supplier: null,
    cabin: ask.cabin,
    brand_id: brand.brandId,
    brand_name: brandNameOf(brand),
    bounds: bounds.map((priced, index) => {
      const family = brand.families[index]!
      const { cabinBag, checked } = bagsWith(family, ask.bags)
      return { ...wireBound(catalogue.flights, priced), family: family.code, family_name: family.name, cabin_bag: cabinBag, checked_bags: checked }
    }),
    party: { ...ask.party },
    fares: classesOf(asked, brand),
    seats: [...ask.seats.map((seat) => ({ ...seat })), ...kept.seats],
    ...(kept.lost > 0 && { seats_lost: kept.lost }),
    checked: Array.from({ length: seatedIn(ask.party) }, (_, index) => ({
      traveller: index + 1,
      pieces: Math.min(...brand.families.map((family) => bagsWith(family, { ...ask.bags, checked: ask.bags.checked + (extraChecked[index] ?? 0) }).checked)),
    })),
    conditions: wireConditions(asked, brand),
    taxes: wireTaxes(price),
    currency: exchange.currency,
    document: documentFor(countries),
    carbon_kg: Math.round(carbonGramsOf(bounds) / 1_000),
    distance_km: Math.round(bounds.reduce((sum_, { bound }) => sum_ + boundKm(market, bound), 0)),
    hold_hours: holdHours,
    art: catalogue.artOf(to),
  }
}

function isReturn({ catalogue, itinerary }: AskedJourney): boolean {
  const [out, back] = itinerary.bounds
  const cityOf = (airport: number) => catalogue.flights.airports[airport]!.cityCode
  if (!out || !back) return false
  return cityOf(firstFlight(out).plan.from) === cityOf(lastFlight(back).plan.to) && cityOf(lastFlight(out).plan.to) === cityOf(firstFlight(back).plan.from)
}
