import type { PackagePartShape, PartRole } from '@sojourn/contracts'
import type { Currency, Day, Outcome, ProductCode, Tx } from '@sojourn/kernel'
import type { Caller } from '../http/index.ts'
import type { Offer } from './product.ts'
import type { SaleTerms } from './terms.ts'

/** A time at a place: by its clock as `2027-03-17T10:05`, and as an instant. */
export interface Moment {
  readonly at: string
  readonly ms: number
  readonly timeZone: string
}

/** A flight that lands or leaves at an airport. */
export interface FlownMoment extends Moment {
  readonly iata: string
  readonly flight: string
  readonly isInternational: boolean
}

/** `[latitude, longitude]` in degrees. */
type Point = readonly [number, number]

/** What is asked of every product that can be part of a trip. */
export interface TripAsk {
  readonly caller: Caller
  readonly currency: Currency
  /** The code of an airport, or of a city of several; null where nobody flies. */
  readonly from: string | null
  /** A destination of the world: its id, and the airport it is flown to by. */
  readonly to: { readonly placeId: string; readonly iata: string; readonly at: Point; readonly timeZone: string }
  readonly leave: Day
  readonly back: Day
  /** The nights that are slept there, once it is known when one arrives: from the first day to the last. */
  readonly nights: { readonly from: Day; readonly until: Day }
  /** Landing and leaving again; null where no flight is chosen. */
  readonly there: { readonly from: FlownMoment; readonly until: FlownMoment } | null
  /** Where one sleeps, as a place that other products know by its id; null where that is not chosen. */
  readonly sleepsAt: string | null
  readonly rooms: readonly { readonly adults: number; readonly children: readonly number[] }[]
  /** Checked pieces of each who has a seat. */
  readonly bags: number
  /** In a transaction to read in: what the caller holds themselves is free for them. */
  readonly read: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
}

/** When and where a part is. Of a flight: from landing at the destination to leaving it again. */
export interface PartPlacement {
  readonly role: PartRole
  /** The same of the same thing, whatever it costs: a hotel, a journey, a ride. */
  readonly key: string
  readonly starts: Moment
  readonly ends: Moment
  /** Null where its details do not say where it is. */
  readonly at: Point | null
  /** For how many people it is; null where it is for whoever comes. */
  readonly people: number | null
  /** The key of the stay that it goes to or comes from, as a ride does; left out where it is for no stay. */
  readonly ofStay?: string
}

/** What a card shows of a part. */
export type PartCard = Pick<PackagePartShape, 'title' | 'summary' | 'image' | 'facts' | 'url' | 'left' | 'supplier' | 'bounds' | 'conditions' | 'stay'>

/** A part that can be had now, priced as it would be sold alone at this moment. */
export interface PartFound extends PartPlacement {
  readonly product: ProductCode
  /** What `Product.chosen` reads, so that a browser can send it back. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly offer: Pick<Offer, 'quote' | 'revenue' | 'markup'>
  /** The same as the public pays for it; only where an agent asks. Left out where that is the same. */
  readonly inPublic?: Pick<Offer, 'quote' | 'revenue' | 'markup'>
  /** Null where a list does not say them. */
  readonly terms: SaleTerms | null
  readonly card: PartCard
}

/** How many have a value that can be asked for; a number where it is had or not. */
export type PartFacets = Readonly<Record<string, number | readonly { readonly value: string; readonly label: string; readonly count: number }[]>>

export interface PartsWanted {
  /** For which time of the trip: the way from the airport or to it, or something on a day; left out where it is for all of it. */
  readonly at?: 'arrival' | 'departure' | Day
  /** The best so many. */
  readonly limit: number
  /** In the words of the product's own search; what it does not read is left out. */
  readonly filters?: unknown
  /** The details of a part whose place it takes: found as that was asked for, the most like it first. Read by what may have to follow a flight or a stay. */
  readonly like?: unknown
  /** Aborted where nobody waits for it any more. */
  readonly signal?: AbortSignal
}

export interface PartsFound {
  /** The best first. */
  readonly parts: readonly PartFound[]
  /** Of all that was found, whatever is filtered. */
  readonly facets: PartFacets
  readonly total: number
  /** Who had not answered in time. */
  readonly late: readonly string[]
}

/**
 * What a product has as a part of a trip, over its own search: another module may sell it with others without knowing the product. `Details` are those of the product's own offers, parsed: as the
 * registry gives them.
 */
export interface PartSource<Details = unknown> {
  readonly product: ProductCode
  readonly role: PartRole
  /** Refuses what the product's own search refuses. */
  find(ask: TripAsk, wanted: PartsWanted): Promise<Outcome<PartsFound>>
  /** When and where the chosen part is, by the details of its offer. */
  placementOf(details: Details): PartPlacement
  /** Of a flight: landing where it goes and leaving again, by the details of its offer. */
  there?(details: Details): NonNullable<TripAsk['there']> | null
  /** What a part becomes that follows the flight of its trip; null where it stays as it is. Left out where none does. */
  movedWith?(part: Pick<Offer<Details>, 'details' | 'quote' | 'terms'>, there: NonNullable<TripAsk['there']>): Pick<Offer<Details>, 'details' | 'terms'> | null
  /** Whether it still meets the flight and the stay of a trip; left out where it meets none. */
  suits?(details: Details, ask: Pick<TripAsk, 'there' | 'sleepsAt'>): boolean
  /** What an ask was chosen by: `Product.chosen` reads the same of it. */
  fields(ask: unknown): Readonly<Record<string, unknown>>
  /** What it says of the trip that it was chosen for; left out where it says nothing. */
  asked?(ask: unknown, details: Details): Partial<Pick<TripAsk, 'from' | 'leave' | 'back' | 'rooms' | 'bags'>>
  /** The card of what was chosen, by the details of its offer and the fields it was chosen by. */
  card(tx: Tx, chosen: { readonly details: Details; readonly fields: Readonly<Record<string, unknown>> }): Promise<PartCard>
}
