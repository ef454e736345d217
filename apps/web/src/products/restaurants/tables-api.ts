import type { PlaceSource } from '../../features/search-form/index.ts'
import { type Answer, api, type Body, type Client, type Data } from '../../lib/http.ts'
import type { TableSearch } from './table-address.ts'

export type { Answer } from '../../lib/http.ts'
export type RestaurantsFound = Data<'/api/restaurants/search'>
export type FoundRestaurant = RestaurantsFound['restaurants'][number]
export type TableSlot = FoundRestaurant['slots'][number]
export type RestaurantDetails = Data<'/api/restaurants/details'>
export type Prebooked = Data<'/api/restaurants/prebook'>
export type TableListing = Pick<Body<'/api/restaurants/search'>, 'filters' | 'sort' | 'cursor'>
export type Area = TableSlot['areas'][number]
type Wish = Body<'/api/restaurants/prebook'>

/** Cities with restaurants, those that fit a text best first. */
export const TABLE_PLACES: PlaceSource = async (text, client) => {
  const answer = await client.post('/api/restaurants/places', { text })
  return answer.ok ? answer.data : null
}

export const searchTables = (client: Client, search: TableSearch, listing: TableListing): Promise<Answer<RestaurantsFound>> =>
  client.post('/api/restaurants/search', { ...search, ...listing })

/** One restaurant and the times of a day. */
export const getRestaurant = (client: Client, restaurantId: string, { day, party }: TableSearch, area: Area | undefined): Promise<Answer<RestaurantDetails>> =>
  client.post('/api/restaurants/details', { restaurant_id: restaurantId, day, party, ...(area && { area }) })

/** The times of a day at a restaurant, as they are now. */
export const getTimes = (
  restaurantId: string,
  asked: { readonly day: string; readonly party: number; readonly area: Area | undefined },
): Promise<Answer<Data<'/api/restaurants/slots'>>> =>
  api.post('/api/restaurants/slots', { restaurant_id: restaurantId, day: asked.day, party: asked.party, ...(asked.area && { area: asked.area }) })

export interface WantedTable {
  readonly restaurantId: string
  readonly at: string
  readonly party: number
  readonly area: Area | undefined
  readonly menu: boolean
  readonly diets: NonNullable<Wish['diets']>
  readonly occasion: Wish['occasion']
  readonly note: string
  /** What the person saw: another total is reported, never charged. */
  readonly expectedTotal: number
  readonly currency: string
}

/** Holds a table and opens a checkout. The same key asks for the same thing once. */
export const prebookTable = ({ restaurantId, area, occasion, expectedTotal, ...rest }: WantedTable, key: string): Promise<Answer<Prebooked>> =>
  api.post(
    '/api/restaurants/prebook',
    { restaurant_id: restaurantId, ...rest, ...(area && { area }), ...(occasion && { occasion }), expected_total: expectedTotal },
    { idempotencyKey: key },
  )
