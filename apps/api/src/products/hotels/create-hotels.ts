import type { InvariantCheck, MigrationSet } from '@sojourn/db'
import type { Clock, Ids, OrgId, Outcome, Transactions, Tx } from '@sojourn/kernel'
import type { World } from '@sojourn/world'
import type { Route } from '../../http/index.ts'
import type { PlaceIndex } from '../../modules/places/index.ts'
import { type ConfirmRefusal, cancelHold, releaseHold } from '../../modules/stock/index.ts'
import { createCatalogue } from './catalogue.ts'
import { confirmHold } from './confirm-hold.ts'
import { catalogueStore } from './data/catalogue-store.sql.ts'
import { stockInvariants } from './data/invariants.sql.ts'
import { placeStore } from './data/place-store.sql.ts'
import { stockStore } from './data/stock-store.sql.ts'
import type { Hotel, Place, StayProduct } from './domain/catalogue.ts'
import type { FreezeScope } from './domain/frozen-price.ts'
import type { Hold, HoldState } from './domain/hold.ts'
import type { HoldId, HotelId } from './domain/ids.ts'
import type { QuoteTerms } from './domain/quote.ts'
import { type HoldRequest, holdRooms } from './hold-rooms.ts'
import { type HotelAnswer, hotelDetails } from './hotel-details.ts'
import { hotelsHttp } from './http.ts'
import { listRates, type Offer, type RatesRefusal, type RatesRequest } from './list-rates.ts'
import type { Parts } from './parts.ts'
import { placesIn } from './place-index.ts'
import { type CalendarNight, type CalendarRequest, priceCalendar } from './price-calendar.ts'
import { createPriceFreeze } from './price-freeze.ts'
import { type QuotedRate, type QuoteRefusal, quoteRate } from './quote-rate.ts'
import { renewHold } from './renew-hold.ts'
import { type SearchAnswer, type SearchRefusal, searchHotels } from './search-hotels.ts'
import type { SearchRequest } from './search-request.ts'
import { seedHotels } from './seed.ts'
import { type SeedProgress, seedCopies } from './seed-copies.ts'
import { type SimilarAnswer, type SimilarRequest, similarHotels } from './similar-hotels.ts'

export type { CancellationWindow } from './domain/cancellation.ts'
export type { Hold, HoldState } from './domain/hold.ts'
export type { HoldId, HotelId, RateId, RoomTypeId } from './domain/ids.ts'
export type { Quote, QuoteTerms } from './domain/quote.ts'
export type { RoomParty, Stay } from './domain/stay.ts'
export type { TaxLine } from './domain/tax-lines.ts'
export type { HoldRequest } from './hold-rooms.ts'
export type { Offer, RatesRequest } from './list-rates.ts'
export type { QuotedRate, QuoteRefusal } from './quote-rate.ts'
export type { SeedProgress } from './seed-copies.ts'
export type { StayCard } from './stay-card.ts'

export interface HotelsDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly rates: Parts['rates']
  /** Seals price freezes; the same on every node. */
  readonly secret: string
}

type HoldRef = { readonly orgId: OrgId; readonly holdId: HoldId }

/** Hotels to find, price and hold. Prices are all in; net prices and markups stay inside. Product HLT. */
export interface Hotels {
  /** The places that it sells at, with the properties of one of its products. */
  placesIn(tx: Tx, product: StayProduct): PlaceIndex<Place>
  search(tx: Tx, request: SearchRequest): Promise<Outcome<SearchAnswer, SearchRefusal>>
  /** The cheapest free room of a place or of one property, night by night. */
  calendar(tx: Tx, request: CalendarRequest): Promise<Outcome<CalendarNight[], SearchRefusal>>
  /** Free properties of the same city, most alike first. */
  similar(tx: Tx, request: SimilarRequest): Promise<Outcome<SimilarAnswer, RatesRefusal>>
  details(tx: Tx, request: RatesRequest): Promise<Outcome<HotelAnswer, RatesRefusal>>
  /** A property of the catalogue; null for one that does not exist. */
  find(tx: Tx, hotelId: HotelId): Promise<Hotel | null>
  /** The time zone of a property; null for one that does not exist. */
  timeZoneOf(tx: Tx, hotelId: HotelId): Promise<string | null>
  /** All rates of a hotel that are free for a stay. */
  listRates(tx: Tx, request: RatesRequest): Promise<Outcome<{ readonly offers: readonly Offer[] }, RatesRefusal>>
  /** One rate priced again, at current prices; refuses `sold_out` where too few rooms are left. */
  quoteRate(tx: Tx, request: Parameters<typeof quoteRate>[2]): Promise<Outcome<QuotedRate, QuoteRefusal>>
  /** The terms that a price freeze of the details holds, for `RatesRequest.frozen`; null where it is forged, past its time or for something else. */
  openFreeze(scope: FreezeScope, token: string): QuoteTerms | null
  /** Takes the rooms on all nights or none; refuses `sold_out` with `detail.left`. */
  holdRooms(tx: Tx, request: HoldRequest): ReturnType<typeof holdRooms>
  /** Held → sold. Takes a released hold again where it can, else refuses `sold_out`. A second call changes nothing. */
  confirmHold(tx: Tx, hold: HoldRef): Promise<Outcome<Hold, ConfirmRefusal>>
  /** Held → free; a confirmed stay is not touched. Returns the state afterwards. A second call changes nothing. */
  releaseHold(tx: Tx, hold: HoldRef): Promise<HoldState | null>
  /** Sold → free, for good. Returns the state afterwards. A second call changes nothing. */
  cancelStay(tx: Tx, hold: HoldRef): Promise<HoldState | null>
  renewHold(tx: Tx, asked: HoldRef & { readonly expiresAtMs: number }): ReturnType<typeof renewHold>
  /** Holds past their time, oldest first; in a system transaction of all organisations. */
  listExpiredHolds(tx: Tx, limit: number): Promise<Hold[]>
  /** When the next hold ends; null where there is none. */
  nextHoldExpiryMs(tx: Tx): Promise<number | null>
  /** Loads the catalogue where there is none. A system transaction. */
  seed(tx: Tx, world: World): Promise<void>
  /** Makes the catalogue as many times the world, up to a hundred, in transactions of its own. What is there already stays. */
  seedCopies(world: World, scale: number, onProgress: (progress: SeedProgress) => void): Promise<void>
  readonly routes: readonly Route[]
  readonly migrations: MigrationSet
  readonly invariants: readonly InvariantCheck[]
}

export function createHotels(deps: HotelsDeps): Hotels {
  const catalogue = createCatalogue(catalogueStore)
  const parts: Parts = {
    clock: deps.clock,
    ids: deps.ids,
    rates: deps.rates,
    catalogue,
    store: catalogueStore,
    places: placeStore,
    placesIn: (tx, product) => placesIn(parts, tx, product),
    stock: stockStore,
    freeze: createPriceFreeze(deps.secret, deps.clock),
  }
  return {
    placesIn: parts.placesIn,
    search: (tx, request) => searchHotels(parts, tx, request),
    calendar: (tx, request) => priceCalendar(parts, tx, request),
    similar: (tx, request) => similarHotels(parts, tx, request),
    details: (tx, request) => hotelDetails(parts, tx, request),
    find: async (tx, hotelId) => (await catalogue.findHotel(tx, hotelId))?.hotel ?? null,
    timeZoneOf: async (tx, hotelId) => (await catalogue.findHotel(tx, hotelId))?.city.destination.timeZone ?? null,
    listRates: (tx, request) => listRates(parts, tx, request),
    quoteRate: (tx, request) => quoteRate(parts, tx, request),
    openFreeze: parts.freeze.open,
    holdRooms: (tx, request) => holdRooms(parts, tx, request),
    confirmHold: (tx, hold) => confirmHold(parts, tx, hold),
    releaseHold: (tx, hold) => releaseHold(stockStore, tx, hold),
    cancelStay: async (tx, hold) => ((await cancelHold(stockStore, tx, hold)) ? 'cancelled' : null),
    renewHold: (tx, asked) => renewHold(parts, tx, asked),
    listExpiredHolds: (tx, limit) => stockStore.listExpired(tx, deps.clock.nowMs(), limit),
    nextHoldExpiryMs: (tx) => stockStore.nextExpiryMs(tx),
    async seed(tx, world) {
      await seedHotels(tx, world)
      catalogue.forget()
    },
    async seedCopies(world, scale, onProgress) {
      await seedCopies(deps.db, world, scale, onProgress)
      catalogue.forget()
    },
    routes: hotelsHttp(parts, deps.db),
    migrations: { owner: 'hotels', folder: new URL('./data/', import.meta.url) },
    invariants: stockInvariants,
  }
}
