import type { Traveller } from '@sojourn/contracts/travellers'
import type { Day, Transactions } from '@sojourn/kernel'
import { DUFFEL_TOKEN, type DuffelServer, type FakeClock, fixedRates } from '@sojourn/testing'
import { createWorld } from '@sojourn/world'
import { contact, got, type System, traveller } from '../../../flows/booking-system.testing.ts'
import type { SignedInCaller } from '../../../http/index.ts'
import { travellersOf } from '../domain/party.ts'
import type { FlightAsk } from '../flight-ask.ts'
import { type DuffelParts, type DuffelSettings, duffelParts } from './duffel-parts.ts'
import { createDuffelSearch, type DuffelSearchAsk } from './duffel-search.ts'

const rates = fixedRates(createWorld({ seed: 'test' }).rates).crossRates

/** As tests are connected: calls take too long when the server says so. */
export const settingsOf = (url: string, { patience }: Pick<DuffelServer, 'patience'>, more: Partial<DuffelSettings> = {}): DuffelSettings => ({
  ...{ url, token: DUFFEL_TOKEN, timeoutMs: 1_000, patience },
  ...more,
})

export const partsOf = (transactions: Transactions, clock: FakeClock, settings: DuffelSettings): DuffelParts =>
  duffelParts({ transactions, clock, rates, catalogue: () => null }, settings)

export const FAMILY = { adult: 2, child: 1, infant: 1 } as const
export const ALONE = { adult: 1, child: 0, infant: 0 } as const

let days = 0
/** Another day each time, so that journeys have nothing in common. */
export function nextDay(): Day {
  days = (days + 1) % 200
  return new Date(Date.UTC(2027, 5, 1) + days * 86_400_000).toISOString().slice(0, 10)
}

export const searchAsk = (more: Partial<DuffelSearchAsk> = {}): DuffelSearchAsk => ({
  slices: [{ from: 'LIS', to: 'JFK', date: nextDay() }],
  ...{ party: ALONE, cabin: 'economy', bags: { cabin: 0, checked: 0 }, currency: 'EUR', markupBasisPoints: 800, agent: null, visitor: 'brw_1' },
  ...more,
})

/** What is found for a person, and its fares by their names. */
export async function findFlights(parts: DuffelParts, more: Partial<DuffelSearchAsk> = {}) {
  const ask = searchAsk(more)
  const [first] = await createDuffelSearch(parts).search(ask, AbortSignal.timeout(60_000))
  const itinerary = first!.wire
  const askFor = (name: string, other: Partial<FlightAsk> = {}): FlightAsk => ({
    itineraryId: itinerary.itinerary_id,
    brandId: itinerary.brands.find((brand) => brand.name === name)!.brand_id,
    ...{ cabin: ask.cabin, party: ask.party, bags: ask.bags, seats: [], extraBags: [], hold: false },
    ...{ currency: ask.currency, markupBasisPoints: ask.markupBasisPoints },
    ...other,
  })
  return { itinerary, askFor, totalOf: (name: string) => itinerary.brands.find((brand) => brand.name === name)!.price.total }
}

const BORN = { adult: '1987-07-24', child: '2020-02-03', infant: '2026-08-01' } as const
const NAMES = ['Ana', 'Ben', 'Zoë', 'Mia'] as const

/** Everyone of a party, each with all that may be asked. */
export const travellersFor = (party: FlightAsk['party']): Traveller[] =>
  travellersOf(party).map((type, index) => ({
    ...{ first_name: NAMES[index] ?? `N${'abcdefghi'[index]}`, last_name: 'Araújo', born_on: BORN[type] },
    gender: index % 2 === 0 ? 'f' : 'm',
    document: { kind: 'passport', number: `P12345${index}`, country: 'PT', expires_on: '2033-01-01' },
  }))

let people = 0
/** Someone of an organisation that sells what Duffel has. */
export function nextPerson(): SignedInCaller {
  const caller = traveller(`fly${++people}`)
  return { ...caller, org: { ...caller.org, site: { ...caller.org.site, suppliers: ['duffel'] } } }
}

export const hold = (system: System, who: SignedInCaller, ask: FlightAsk, expectedTotal: number | null = null) =>
  system.core.shop.prebook({ product: 'FLT', items: [{ product: 'FLT', ask }], expectedTotal }, who)

/** Holds and books what is still to be paid. */
export async function holdAndBook(system: System, who: SignedInCaller, ask: FlightAsk, guests = travellersFor(ask.party)) {
  const { checkoutId, quote } = got(await hold(system, who, ask))
  const request = { checkoutId, guests, contact: { ...contact, phone: '+351 912 345 678' }, consented_total: quote.total.minor / 100 }
  const { booking_id } = got(await system.core.shop.book('FLT', request, who))
  const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!
  return { booking_id, intent, totalMinor: quote.total.minor, who }
}

/** Pays it; what follows is awaited as long as a call awaits it. */
export async function pay(system: System, { booking_id, intent, who }: Awaited<ReturnType<typeof holdAndBook>>): Promise<void> {
  system.gateway.browser.pays(intent)
  await system.status({ booking_id }, who)
  await system.core.settled()
}

export async function buy(...of: Parameters<typeof holdAndBook>) {
  const bought = await holdAndBook(...of)
  await pay(of[0], bought)
  return bought
}
