import { isCarried } from '../../lib/carried-search.ts'
import type { Body, Client } from '../../lib/http.ts'
import { api } from '../../lib/http.ts'

export interface FoundPlace {
  readonly place_id: string
  readonly type: string
  readonly name: string
  readonly label: string
}

type Asked = Body<'/api/places/suggest'>

/** A product's own call for places, where it has one; null where there is no answer. */
export type PlaceSource = (text: string, client: Client) => Promise<readonly FoundPlace[] | null>

/** Which places a product looks among: its name for them, and only these kinds of place where it says so; or a call of its own. */
export type PlacesOf = Pick<Asked, 'product' | 'types'> | PlaceSource

interface Suggest {
  readonly text: string
  /** The language the person reads. */
  readonly language?: string
  readonly among: PlacesOf
}

/** Places that fit a text; without one, the destinations. Null where there is no answer. */
export async function suggest({ text, language, among }: Suggest, client: Client = api): Promise<readonly FoundPlace[] | null> {
  if (typeof among === 'function') return among(text.slice(0, 80), client)
  const answer = await client.post('/api/places/suggest', { text: text.slice(0, 80), ...among, ...(language && { language }) })
  return answer.ok ? answer.data.places : null
}

/** The place that a typed word means: what a form sends that was filled in without scripts. */
export async function resolvePlace(client: Client, text: string, among: PlacesOf): Promise<FoundPlace | null> {
  return (await suggest({ text, among }, client))?.[0] ?? null
}

/** The place that the search of another product was about, as this product knows it; null where it knows none of that id or name. */
export async function carriedPlace(client: Client, place: string | undefined, among: PlacesOf): Promise<FoundPlace | null> {
  const found = place ? await suggest({ text: place, among }, client) : null
  return found?.find((one) => isCarried(one, place)) ?? null
}

/** What a text means among the places of a product: one place, a country with its places, or nothing. */
export type MeantPlace = { readonly kind: 'place'; readonly place: FoundPlace } | { readonly kind: 'country'; readonly places: readonly FoundPlace[] }

/** Reads a typed word; null where it means nothing that is known. */
export async function readPlace(client: Client, text: string, among: PlacesOf): Promise<MeantPlace | null> {
  const found = (await suggest({ text, among }, client)) ?? []
  const [first] = found
  if (!first) return null
  // Labels end with the country.
  const inCountry = found.filter(({ type, name, label }) => type === 'city' && !isSame(name, text) && isSame(label.split(', ').at(-1) ?? '', text))
  return inCountry.includes(first) ? { kind: 'country', places: inCountry } : { kind: 'place', place: first }
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
