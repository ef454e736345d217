import type { ChosenPart } from '@sojourn/contracts'
import type { PlaceSource, PlacesOf } from '../../features/search-form/index.ts'
import { type Answer, api, type Body, type Client, type Data } from '../../lib/http.ts'
import { type TripSearch, tripAsk } from './package-address.ts'

export type { ChosenPart } from '@sojourn/contracts'
export type { Answer } from '../../lib/http.ts'
export type PackagesFound = Data<'/api/packages/search'>
export type FoundPackage = PackagesFound['packages'][number]
export type Part = FoundPackage['parts'][number]
export type PackageDetails = Data<'/api/packages/details'>
export type Instead = PackageDetails['alternatives'][number]['options'][number]
export type Extra = PackageDetails['extras'][number]
export type Swapped = Data<'/api/packages/swap'>
export type Follow = Swapped['follows'][number]
export type PartSwap = NonNullable<Body<'/api/packages/swap'>['also']>[number]
export type HeldOptions = Data<'/api/packages/options'>
export type Prebooked = Data<'/api/packages/prebook'>
export type PackageFilters = Pick<Body<'/api/packages/search'>, 'filters' | 'sort' | 'cursor' | 'each'>

/** Airports, and cities of several, that fit a text: where a trip begins. */
export const ORIGINS: PlaceSource = async (text, client) => {
  const answer = await client.post('/api/flights/autosuggestV2', { text })
  if (!answer.ok) return null
  const { places, ...read } = answer.data
  return { ...read, places: places.map(({ iata, kind, name, label, time_zone }) => ({ place_id: iata, type: kind, name, label, time_zone })) }
}

/** Where it goes: the cities that have somewhere to sleep. */
export const DESTINATIONS: PlacesOf = { product: 'hotels', types: ['city'] }

export const searchPackages = (client: Client, search: TripSearch, filters: PackageFilters): Promise<Answer<PackagesFound>> =>
  client.post('/api/packages/search', { ...tripAsk(search), ...filters })

export const getPackage = (client: Client, search: TripSearch, parts: readonly ChosenPart[]): Promise<Answer<PackageDetails>> =>
  client.post('/api/packages/details', { ...tripAsk(search), parts: [...parts] })

/** As it is sent: what was found of a part is left away. */
export const chosenOf = ({ role, product, fields }: ChosenPart): ChosenPart => ({ role, product, fields })

/** What could be otherwise of a checkout, and what that changes. */
export const getOptions = (checkoutId: string): Promise<Answer<HeldOptions>> => api.post('/api/packages/options', { checkoutId })

/** What the whole of a checkout costs with a change; with the new total as consent it is held from then on. `also` is what becomes of other parts: left out, the server finds what follows. */
export const swapHeld = (checkoutId: string, swap: PartSwap, also: PartSwap[] | undefined, consentedTotal?: number): Promise<Answer<Swapped>> =>
  api.post('/api/packages/swap', { checkoutId, ...swap, ...(also && { also }), ...(consentedTotal !== undefined && { consented_total: consentedTotal }) })

/** The same of parts that are only chosen: the answer has them as they become. */
export const swapChosen = (parts: readonly ChosenPart[], swap: PartSwap, also: PartSwap[] | undefined, currency: string): Promise<Answer<Swapped>> =>
  api.post('/api/packages/swap', { parts: parts.map(chosenOf), ...swap, ...(also && { also }), currency })

export interface WantedPackage {
  readonly parts: readonly ChosenPart[]
  /** What the person saw: another total is reported, never charged. */
  readonly expectedTotal: number
  readonly currency: string
}

/** Prices all parts again, holds all of them and opens a checkout. The same key asks for the same thing once. */
export const prebookPackage = ({ parts, expectedTotal, currency }: WantedPackage, key: string): Promise<Answer<Prebooked>> =>
  api.post('/api/packages/prebook', { parts: parts.map(chosenOf), expected_total: expectedTotal, currency }, { idempotencyKey: key })
