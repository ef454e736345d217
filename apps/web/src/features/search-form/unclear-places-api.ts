import type { Client } from '../../lib/http.ts'
import { countryText, noPlaceText, type PlacesOf, readPlace } from './places-api.ts'

/** The address of a list, without a host. */
export interface ListAddress {
  readonly path: string
  readonly query: URLSearchParams
}

/** A place as an address has it: the name of its parameter, the field of the form that shows it, and its text. */
export interface PlaceInAddress<Field extends string> {
  readonly name: string
  readonly field: Field
  readonly text: string
  readonly among: PlacesOf
}

/** Texts that are no single place: what their fields say, and the places of the first of them as links. */
export interface UnclearPlaces<Field extends string> {
  readonly errors: Partial<Record<Field, string>>
  readonly unknown: { readonly text: string; readonly near: readonly { readonly to: string; readonly label: string }[]; readonly isCountry: boolean }
}

/**
 * The places of an address that mean a country, a region or none, whatever else is wrong with it; null where each means one place, or there is no answer. The links keep all else of the
 * address: days, travellers, filters.
 */
export async function unclearPlaces<Field extends string>(
  client: Client,
  address: ListAddress,
  places: readonly PlaceInAddress<Field>[],
): Promise<UnclearPlaces<Field> | null> {
  const read = await Promise.all(places.map(async (each) => ({ ...each, meant: each.text ? await readPlace(client, each.text, each.among) : null })))
  const unclear = read.flatMap(({ meant, ...each }) =>
    meant && meant.kind !== 'place' ? [{ ...each, isCountry: meant.kind === 'country', near: meant.places }] : [],
  )
  const [first] = unclear
  if (!first) return null
  const faultOf = ({ text, near, isCountry }: (typeof unclear)[number]) => (isCountry ? countryText(text) : noPlaceText(text, near))
  const { text, name, isCountry } = first
  const near = first.near.map((place) => ({ to: withPlace(address, { name, text, id: place.place_id }), label: isCountry ? place.name : place.label }))
  return {
    errors: Object.fromEntries(unclear.map((each) => [each.field, faultOf(each)])) as Partial<Record<Field, string>>,
    unknown: { text, near, isCountry },
  }
}

/** The same address with a place in the stead of a text; of a page of the list it is the first. */
export function withPlace({ path, query }: ListAddress, { name, text, id }: { readonly name: string; readonly text: string; readonly id: string }): string {
  const given = [...query].filter(([each]) => each !== 'cursor')
  const changed = new URLSearchParams(given.map(([each, value]) => [each, each === name && value.trim() === text ? id : value]))
  // Readable as written, in place of their codes.
  return `${path}?${changed.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%7C', '|')}`
}
