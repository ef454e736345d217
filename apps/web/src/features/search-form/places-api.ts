import { say } from '@sojourn/i18n'
import { typedLine } from '@sojourn/kernel'
import { isCarried } from '../../lib/carried-search.ts'
import { lengthFaultText } from '../../lib/form/typed-faults.ts'
import type { Body, Client } from '../../lib/http.ts'
import { api } from '../../lib/http.ts'

export interface FoundPlace {
  readonly place_id: string
  readonly type: string
  readonly name: string
  readonly label: string
  /** The clock there: today, at that place, is by it. */
  readonly time_zone: string
}

/** Places that are near a text, and which of them it means. */
export interface PlacesRead {
  readonly places: readonly FoundPlace[]
  /** The id of the place that the text means; null where it means none of them. */
  readonly meant: string | null
  /** The text is a country, or a part of one: the places are in it. */
  readonly is_country: boolean
}

type Asked = Body<'/api/places/suggest'>

/** A product's own call for places, where it has one; null where there is no answer. */
export type PlaceSource = (text: string, client: Client) => Promise<PlacesRead | null>

/** Which places a product looks among: its name for them, and only these kinds of place where it says so; or a call of its own. */
export type PlacesOf = Pick<Asked, 'product' | 'types'> | PlaceSource

interface Suggest {
  readonly text: string
  /** The language the person reads. */
  readonly language?: string
  readonly among: PlacesOf
}

/** No place has a longer name: what is longer means none, whatever it begins with. */
const TEXT_MAX = 80

/** Places that fit a text; without one, the destinations. Null where there is no answer. */
export async function suggest({ text: typed, language, among }: Suggest, client: Client = api): Promise<PlacesRead | null> {
  const text = typedLine(typed)
  if (text.length > TEXT_MAX) return { places: [], meant: null, is_country: false }
  if (typeof among === 'function') return among(text, client)
  const answer = await client.post('/api/places/suggest', { text, ...among, ...(language && { language }) })
  return answer.ok ? answer.data : null
}

/** The place that a typed word means: what a form sends that was filled in without scripts. Null where it means none, or more than one. */
export async function resolvePlace(client: Client, text: string, among: PlacesOf): Promise<FoundPlace | null> {
  const read = await suggest({ text, among }, client)
  return read?.places.find(({ place_id }) => place_id === read.meant) ?? null
}

/** The place that the search of another product was about, as this product knows it; null where it knows none of that id or name. */
export async function carriedPlace(client: Client, place: string | undefined, among: PlacesOf): Promise<FoundPlace | null> {
  const found = place ? await suggest({ text: place, among }, client) : null
  return found?.places.find((one) => isCarried(one, place)) ?? null
}

/** What a text means among the places of a product: one place, a country with its places, or nothing, with near places to choose from. */
export type MeantPlace =
  | { readonly kind: 'place'; readonly place: FoundPlace }
  | { readonly kind: 'country'; readonly places: readonly FoundPlace[] }
  | { readonly kind: 'near'; readonly places: readonly FoundPlace[] }

/** So many are offered in place of one that is not known. */
const NEAR_MAX = 5

/** Reads a typed word. Another place is never taken for it. Null where there is no answer. */
export async function readPlace(client: Client, text: string, among: PlacesOf): Promise<MeantPlace | null> {
  const read = await suggest({ text, among }, client)
  if (!read) return null
  const { places, meant, is_country: isCountry } = read
  const place = places.find(({ place_id }) => place_id === meant)
  if (place) return { kind: 'place', place }
  const cities = places.filter(({ type }) => type === 'city')
  if (isCountry && cities.length > 0) return { kind: 'country', places: cities }
  // Cities first; what lies in one is called by all of its label, for its name alone says little.
  const others = places.filter(({ type }) => type !== 'city').map((one) => ({ ...one, name: one.label }))
  return { kind: 'near', places: [...cities, ...others].slice(0, NEAR_MAX) }
}

/** The same from a form. */
export const askPlace = (text: string, among: PlacesOf): Promise<MeantPlace | null> => readPlace(api, text, among)

/** Said at a field whose text is a country, or a part of one, where one of its places is needed. */
export const countryText = (text: string): string => say`“${text}” isn't one city. Choose a city or an airport there.`

/** Said at a field whose text is no place of ours. */
export function noPlaceText(text: string, near: readonly Pick<FoundPlace, 'name'>[]): string {
  const [first] = near
  const tooLong = lengthFaultText(text, TEXT_MAX)
  if (tooLong) return tooLong
  return first ? say`No places match “${text}”. Did you mean ${first.name}?` : say`No places match “${text}”. Choose one from the list.`
}
