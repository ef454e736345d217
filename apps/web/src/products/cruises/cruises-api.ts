import type { PlaceSource } from '../../features/search-form/index.ts'
import { type Answer, api, type Body, type Client, type Data } from '../../lib/http.ts'
import type { MapGround } from '../../ui/map/ground.ts'

export type { Answer } from '../../lib/http.ts'
export type CruisesFound = Data<'/api/cruises/search'>
export type FoundSailing = CruisesFound['sailings'][number]
export type KindPrice = FoundSailing['grades'][number]
export type Call = FoundSailing['ports'][number]
export type CabinKind = KindPrice['kind']
export type CruisePlace = Data<'/api/cruises/autosuggest'>['places'][number]
export type SailingDetails = Data<'/api/cruises/details'>
export type OfferedGrade = SailingDetails['grades'][number]
export type CabinSum = NonNullable<OfferedGrade['cabin']>
export type FreeCabins = Data<'/api/cruises/cabins'>
export type FreeCabin = FreeCabins['cabins'][number]
export type Deck = FreeCabins['decks'][number]
export type Prebooked = Data<'/api/cruises/prebook'>
export type HeldCabin = Data<'/api/cruises/holdCabin'>
export type CruiseAsk = Body<'/api/cruises/search'>
export type Seating = SailingDetails['dining'][number]['seating']
export type Gratuities = NonNullable<Body<'/api/cruises/prebook'>['gratuities']>
export type PayHow = NonNullable<Body<'/api/cruises/prebook'>['pay']>

/** Waters, lines, ports and the places reached from them. A line is searched like a part of the world: all of it. */
export const CRUISE_PLACES: PlaceSource = async (text, client) => {
  const answer = await client.post('/api/cruises/autosuggest', { text })
  return answer.ok
    ? {
        ...answer.data,
        places: answer.data.places.map(({ place_id, type, name, label }) => ({
          place_id,
          // Of a country its cities and ports are one list.
          type: answer.data.is_country ? 'city' : type === 'line' ? 'region' : type,
          name,
          label,
          time_zone: 'UTC',
        })),
      }
    : null
}

/** The ports where cruises begin, by their names. Without an answer none. */
export async function listPorts(client: Client): Promise<readonly Pick<CruisePlace, 'place_id' | 'label'>[]> {
  const answer = await client.post('/api/cruises/autosuggest', { text: '', types: ['port'], begins: true, limit: 500 })
  return answer.ok ? answer.data.places.map(({ place_id, label }) => ({ place_id, label })) : []
}

export const searchCruises = (client: Client, ask: CruiseAsk): Promise<Answer<CruisesFound>> => client.post('/api/cruises/search', ask)

export const getSailing = (client: Client, sailingId: string, guests: readonly number[]): Promise<Answer<SailingDetails>> =>
  client.post('/api/cruises/details', { sailing_id: sailingId, guests: [...guests] })

export interface CabinsAsk {
  readonly sailingId: string
  readonly guests: readonly number[]
  readonly grade: string
  readonly gratuities: Gratuities
  readonly pay: PayHow
  readonly currency: string
}

export const getCabins = ({ sailingId, guests, grade, gratuities, pay, currency }: CabinsAsk): Promise<Answer<FreeCabins>> =>
  api.post('/api/cruises/cabins', { sailing_id: sailingId, guests: [...guests], grade, gratuities, pay, currency })

/** A cabin, or one that the line chooses, for those who sleep in it. */
export interface ChosenCabin {
  readonly sailingId: string
  readonly guests: readonly number[]
  readonly grade: string
  readonly cabinNo: string | null
  readonly currency: string
}

const cabinBody = ({ sailingId, guests, grade, cabinNo, currency }: ChosenCabin) => ({
  sailing_id: sailingId,
  guests: [...guests],
  grade,
  cabin_no: cabinNo,
  currency,
})

/** Holds a cabin while its visitor decides; `again` asks only for what they hold already. */
export const holdCabin = (cabin: ChosenCabin, again: boolean): Promise<Answer<HeldCabin>> => api.post('/api/cruises/holdCabin', { ...cabinBody(cabin), again })

export const releaseCabin = (heldToken: string): Promise<unknown> => api.post('/api/cruises/releaseCabin', { held_token: heldToken })

export interface WantedCabin extends ChosenCabin {
  readonly dining: Seating
  readonly gratuities: Gratuities
  readonly pay: PayHow
  /** Held for some days to decide later. */
  readonly option: boolean
  readonly heldToken: string | null
  /** What the person saw: another total is reported, never charged. */
  readonly expectedTotal: number
}

/** Prices the cabin again, holds it and opens a checkout. The same key asks for the same thing once. */
export const prebookCabin = (wanted: WantedCabin, key: string): Promise<Answer<Prebooked>> => {
  const { dining, gratuities, pay, option, heldToken, expectedTotal } = wanted
  return api.post(
    '/api/cruises/prebook',
    { ...cabinBody(wanted), dining, gratuities, pay, option, expected_total: expectedTotal, ...(heldToken && { held_token: heldToken }) },
    { idempotencyKey: key },
  )
}

/** The chart of an itinerary, which the site stores as a file; null where there is none or it cannot be had. */
export async function fetchChart(itinerary: string): Promise<MapGround | null> {
  const answer = await fetch(`/charts/${encodeURIComponent(itinerary)}.json`).catch(() => null)
  if (!answer?.ok) return null
  const chart = (await answer.json()) as Pick<MapGround, 'bounds' | 'path'>
  return { ...chart, waters: [], districts: [], landmarks: [], airport: null }
}
