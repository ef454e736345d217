import type { BrandShape, CabinClass, FlightOffer, ItineraryShape } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE, plural, say } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { add, invariant, isoIn, type Money, never, scale, subtract, sum, toMajor } from '@sojourn/kernel'
import { z } from 'zod'
import type { AgentTerms } from '../../../http/index.ts'
import { agencyOnWire, priceOnWire } from '../../../sale/on-wire.ts'
import type { Offer } from '../../../sale/product.ts'
import { type LineWords, type Quote, type QuoteLine, quoteOfLines } from '../../../sale/quote.ts'
import { storedMoney } from '../../../sale/snapshot.ts'
import type { SaleTerms } from '../../../sale/terms.ts'
import { documentFor } from '../domain/documents.ts'
import { type Party, seatedIn, travellersOf } from '../domain/party.ts'
import type { FlightAsk, JourneyAsk } from '../flight-ask.ts'
import { lineWords } from '../price-words.ts'
import { type BoughtBags, bagsToBuy, wantedOf } from './duffel-bags.ts'
import { boundOf, conditionsOf, departsMsOf, flightOf, moneyOf } from './duffel-journey.ts'
import { DUFFEL_NAME, type Reading } from './duffel-parts.ts'
import type { DuffelOffer, DuffelOrder, DuffelSlice } from './duffel-schema.ts'
import { extrasOf, type SoldServices, takenAlong } from './duffel-services.ts'

/** Why a line of a price of Duffel's is due. `net` is what we owe for all of it, `asked` the same in the currency of the price: without our share. */
export type DuffelReason =
  | { readonly of: 'duffel_fare'; readonly net: Money; readonly asked: Money }
  | { readonly of: 'duffel_seats'; readonly count: number; readonly net: Money; readonly asked: Money }
  | {
      readonly of: 'duffel_bags'
      readonly kind: 'carry_on' | 'checked'
      readonly count: number
      readonly net: Money
      readonly asked: Money
      readonly traveller?: number | undefined
    }
  | { readonly of: 'duffel_taxes' }

export type DuffelFare = Extract<DuffelReason, { of: 'duffel_fare' }>

export const duffelReason: z.ZodType<DuffelReason> = z.union([
  z.object({ of: z.literal('duffel_fare'), net: storedMoney, asked: storedMoney }),
  z.object({ of: z.literal('duffel_seats'), count: z.int(), net: storedMoney, asked: storedMoney }),
  z.object({
    of: z.literal('duffel_bags'),
    kind: z.enum(['carry_on', 'checked']),
    count: z.int(),
    net: storedMoney,
    asked: storedMoney,
    traveller: z.int().optional(),
  }),
  z.object({ of: z.literal('duffel_taxes') }),
])

/** What we owe of a stored reason; null where it is of something else. */
function owedIn(stored: unknown): Exclude<DuffelReason, { of: 'duffel_taxes' }> | null {
  const { data } = duffelReason.safeParse(stored)
  return data && data.of !== 'duffel_taxes' ? data : null
}

/** What we owe for flights, as a line of a price says. */
export const fareIn = (lines: readonly QuoteLine[]): DuffelFare | null => lines.flatMap(({ why }) => duffelFareIn(why) ?? [])[0] ?? null

/** Whether bags were bought besides those of the fare. */
export const hasBags = (lines: readonly QuoteLine[]): boolean => lines.some(({ why }) => owedIn(why)?.of === 'duffel_bags')

function duffelFareIn(stored: unknown): DuffelFare | null {
  const owed = owedIn(stored)
  return owed?.of === 'duffel_fare' ? owed : null
}

/** The same of all of it: flights, seats and bags. */
export function allOwedIn(lines: readonly QuoteLine[]): Pick<DuffelFare, 'net' | 'asked'> | null {
  const owed = lines.flatMap(({ why }) => owedIn(why) ?? [])
  const [first, ...others] = owed
  return first
    ? others.reduce((all, { net, asked }) => ({ net: add(all.net, net), asked: add(all.asked, asked) }), { net: first.net, asked: first.asked })
    : null
}

export function duffelLineWords(reason: DuffelReason): LineWords {
  switch (reason.of) {
    case 'duffel_fare':
      return { label: say`Flights`, rule: say`the carrier's surcharges included` }
    case 'duffel_seats':
      return { label: say`${plural(reason.count, { one: '# chosen seat', other: '# chosen seats' })}`, rule: null }
    case 'duffel_bags':
      return {
        ...lineWords({ of: reason.kind === 'checked' ? 'checked_bag' : 'cabin_bag', count: reason.count }, { brand: '' }),
        rule: reason.traveller === undefined ? null : say`Traveler ${reason.traveller}`,
      }
    case 'duffel_taxes':
      return { label: say`Taxes and airport charges`, rule: say`as the airline states them, in one sum` }
    default:
      return never(reason)
  }
}

/** What we owe for an offer. Throws where it cannot be read. */
export function netOf({ total_amount, total_currency }: Pick<DuffelOffer, 'total_amount' | 'total_currency'>): Money {
  const net = moneyOf(total_amount, total_currency)
  invariant(net && net.minor > 0, `an offer costs something, not ${total_amount} ${total_currency}`)
  return net
}

/** What is bought besides the flights, at what it costs us: our share is in the fare alone. */
export interface PricedServices {
  /** Each of the chosen seats. */
  readonly seats: readonly Money[]
  readonly bags: readonly BoughtBags[]
}

/** Our share is in the fare; taxes are what they are. Null where its currency has no rate. */
export function quoteOf(offer: DuffelOffer, reading: Reading, markupBasisPoints: number, { seats, bags }: PricedServices): Quote | null {
  const net = netOf(offer)
  const [asked, whole] = [reading.of(net), reading.of(scale(net, 10_000 + markupBasisPoints, 10_000))]
  const tax = offer.tax_amount && offer.tax_currency === net.currency ? moneyOf(offer.tax_amount, net.currency) : null
  const taxes = tax && tax.minor < net.minor ? reading.of(tax) : null
  if (!whole || !asked) return null
  const line = (kind: QuoteLine['kind'], amount: Money, why: DuffelReason): QuoteLine => ({ kind, ...duffelLineWords(why), amount, due: 'now', why })
  // Each seat and bag by itself, so that they add up to what was shown of each.
  const inAsked = (nets: readonly Money[]): Money =>
    sum(
      reading.currency,
      nets.flatMap((each) => reading.of(each) ?? []),
    )
  const forSeats = { net: sum(net.currency, seats), asked: inAsked(seats) }
  return quoteOfLines(reading.currency, [
    line('item', taxes ? subtract(whole, taxes) : whole, { of: 'duffel_fare', net, asked }),
    ...(taxes && taxes.minor > 0 ? [line('tax', taxes, { of: 'duffel_taxes' })] : []),
    ...(seats.length > 0 ? [line('item', forSeats.asked, { of: 'duffel_seats', count: seats.length, ...forSeats })] : []),
    ...byTraveller(bags).map(({ traveller, kind, count, nets }): QuoteLine => {
      const owed = { net: sum(net.currency, nets), asked: inAsked(nets) }
      return { ...line('item', owed.asked, { of: 'duffel_bags', kind, count, ...owed, traveller }), per: 'person', traveller }
    }),
  ])
}

/** Bags of each traveller in one line for each kind: most pieces of a bound. */
function byTraveller(bags: readonly BoughtBags[]) {
  const groups = Map.groupBy(bags, ({ traveller, kind }) => `${traveller} ${kind}`)
  return [...groups.values()].map((own) => {
    const { traveller, kind } = own[0]!
    return { traveller, kind, count: Math.max(...own.map(({ service }) => service.quantity)), nets: own.map(({ net }) => net) }
  })
}

/** Only Duffel can say what cancelling costs: it asks the airline. */
export function termsOf([first]: readonly DuffelSlice[]): SaleTerms {
  const { departing_at, origin } = first!.segments[0]!
  return {
    mode: 'prepaid',
    cancellationBy: 'supplier',
    cancellation: [],
    timeZone: origin.time_zone,
    startsOn: departing_at.slice(0, 10),
    laterAt: '',
    cancellableUntil: isoIn(origin.time_zone, departsMsOf(first!.segments[0]!)),
  }
}

/** What its fare is called: of each bound, once where they agree. */
const brandNamesOf = (slices: readonly DuffelSlice[]): string[] => slices.map(({ fare_brand_name: name }) => name || say`Standard fare`)
export const brandNameOf = (slices: readonly DuffelSlice[]): string => [...new Set(brandNamesOf(slices))].join(' + ')

/** Airports and times of all of its flights: the same of two offers that differ in their fare alone. */
export const flightsKey = (slices: readonly DuffelSlice[]): string =>
  slices.map(({ segments }) => segments.map((segment) => `${flightOf(segment)}-${segment.departing_at.slice(0, 10)}`).join('.')).join('~')

/** By the countries of its airports; a passport where its airline asks for one. */
export const documentOf = (slices: readonly DuffelSlice[], isRequired: boolean): FlightOffer['document'] =>
  isRequired
    ? 'passport'
    : documentFor(slices.flatMap(({ segments }) => segments.flatMap(({ origin, destination }) => [origin.iata_country_code, destination.iata_country_code])))

const kilometresOf = (slices: readonly DuffelSlice[]): number =>
  Math.round(slices.reduce((all, { segments }) => segments.reduce((km, { distance }) => km + Number(distance ?? 0), all), 0))

const carbonOf = ({ total_emissions_kg: kg }: DuffelOffer, party: Party): number => Math.round(Number(kg ?? 0) / Math.max(1, seatedIn(party))) || 0

/** What is stored of a journey beside its flights and conditions. */
export interface Sold {
  readonly itineraryId: string
  readonly offerId: string
  readonly cabin: CabinClass
  readonly party: Party
  readonly carbonKg: number
  readonly asksDocuments: boolean
}

/** Details of flights, of an offer or of an order that its airline changed. */
export function detailsOf(
  { slices, conditions, passengers }: Pick<DuffelOrder, 'slices' | 'conditions' | 'passengers'>,
  { itineraryId, offerId, cabin, party, carbonKg, asksDocuments }: Sold,
  reading: Reading,
  services: SoldServices,
): FlightOffer {
  return inLanguage(DEFAULT_LANGUAGE, (): FlightOffer => {
    const names = brandNamesOf(slices)
    const taken = takenAlong({ slices, passengers }, party, services.bags)
    return {
      product: 'FLT',
      triptype: slices.length === 1 ? 1 : isReturn(slices) ? 2 : 3,
      itinerary_id: itineraryId,
      supplier: DUFFEL_NAME,
      ...{ cabin, brand_id: offerId, brand_name: brandNameOf(slices), party },
      bounds: slices.map((slice, index) => {
        const { cabinBag, checkedBags } = taken.bounds[index]!
        return { ...boundOf(slice, cabin, reading), family: names[index]!, family_name: names[index]!, cabin_bag: cabinBag, checked_bags: checkedBags }
      }),
      fares: travellersOf(party).flatMap((type, traveller) =>
        slices.map((slice, bound) => {
          const basis = slice.segments[0]!.passengers.find(({ fare_basis_code: code }) => code)?.fare_basis_code ?? ''
          return { traveller: traveller + 1, type, bound: bound + 1, class: basis.slice(0, 1), fare_basis: basis }
        }),
      ),
      seats: services.seats.map((seat) => ({ ...seat })),
      ...(services.lost && services.lost.seats > 0 && { seats_lost: services.lost.seats }),
      ...(services.lost && services.lost.bags > 0 && { bags_lost: services.lost.bags }),
      checked: taken.checked.map((pieces, index) => ({ traveller: index + 1, pieces })),
      conditions: conditionsOf(conditions, reading),
      taxes: [],
      currency: reading.currency,
      document: documentOf(slices, asksDocuments),
      carbon_kg: carbonKg,
      distance_km: kilometresOf(slices),
      hold_hours: 0,
      art: artOf(slices, reading),
    }
  })
}

/** The picture of the place that the first bound goes to, where that is one of ours. */
function artOf([out]: readonly DuffelSlice[], { catalogue }: Reading): string {
  const there = catalogue?.flights.findAirport(out!.segments.at(-1)!.destination.iata_code) ?? null
  return catalogue && there !== null ? catalogue.artOf(there) : ''
}

const isReturn = (slices: readonly DuffelSlice[]): boolean => {
  const [out, back] = slices
  return slices.length === 2 && out!.segments[0]!.origin.iata_code === back!.segments.at(-1)!.destination.iata_code
}

/** An offer of Duffel's as one of ours; null where its currency has no rate. */
export function offerOf(offer: DuffelOffer, ask: JourneyAsk & Pick<FlightAsk, 'seats'>, reading: Reading, services: PricedServices): Offer<FlightOffer> | null {
  const quote = quoteOf(offer, reading, ask.markupBasisPoints, services)
  const net = quote && quoteOf(offer, reading, 0, services)
  if (!quote || !net) return null
  const markup = subtract(quote.total, net.total)
  const details = detailsOf(offer, soldOf(offer, ask), reading, { bags: extrasOf(offer, services.bags), seats: [...ask.seats] })
  return { details, quote, terms: termsOf(offer.slices), revenue: markup, markup }
}

const soldOf = (offer: DuffelOffer, { itineraryId, cabin, party }: Pick<JourneyAsk, 'itineraryId' | 'cabin' | 'party'>): Sold => ({
  ...{ itineraryId, offerId: offer.id, cabin, party, carbonKg: carbonOf(offer, party), asksDocuments: offer.passenger_identity_documents_required },
})

/** Prices for whoever asks. */
export interface DuffelAsking extends Pick<JourneyAsk, 'cabin' | 'party' | 'markupBasisPoints' | 'bags'> {
  readonly agent: AgentTerms | null
}

/** Null where it has no price, or does not take along what is asked for. */
function brandOf(offer: DuffelOffer, { cabin, party, markupBasisPoints, agent, bags: asked }: DuffelAsking, reading: Reading): BrandShape | null {
  const bags = bagsToBuy(offer, party, wantedOf(asked))
  const services = bags && { seats: [], bags }
  const quote = services && quoteOf(offer, reading, markupBasisPoints, services)
  if (!quote) return null
  const { bounds } = takenAlong(offer, party, extrasOf(offer, bags))
  const inPublic = agent && quoteOf(offer, reading, agent.publicBasisPoints, services)
  const agency = agent && inPublic && agencyOnWire(quote.total, inPublic.total, agent)
  const price = { ...priceOnWire(quote), ...(agency && { agency }) }
  return {
    ...{ brand_id: offer.id, name: brandNameOf(offer.slices), cabin, families: brandNamesOf(offer.slices), price },
    per_adult: toMajor(scale(quote.total, 1, Math.max(1, seatedIn(party)))),
    ...{ cabin_bag: bounds.every(({ cabinBag }) => cabinBag), checked_bags: Math.min(...bounds.map(({ checkedBags }) => checkedBags)) },
    ...{ conditions: conditionsOf(offer.conditions, reading), left: null, hold_until: null },
  }
}

/** The same flights at several fares as one journey, as all others are answered: those that take along what is asked for. Null where none of them does, or has a price. */
export function itineraryOf(offers: readonly DuffelOffer[], itineraryId: string, asking: DuffelAsking, reading: Reading): ItineraryShape | null {
  const brands = offers.flatMap((offer) => brandOf(offer, asking, reading) ?? []).sort((a, b) => a.price.total - b.price.total)
  const [first] = offers
  if (!first || brands.length === 0) return null
  return {
    itinerary_id: itineraryId,
    bounds: first.slices.map((slice) => boundOf(slice, asking.cabin, reading)),
    ...{ brands, price: brands[0]!.price, left: null, labels: [], why: [], supplier: DUFFEL_NAME },
    carbon: { kg: carbonOf(first, asking.party), usual_percent: null },
  }
}
