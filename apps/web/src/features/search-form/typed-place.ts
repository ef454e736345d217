import { askPlace, countryText, type FoundPlace, noPlaceText, type PlacesOf } from './places-api.ts'

/** What the field of a place holds: a text, and the place that was chosen for it. */
export interface TypedPlace {
  readonly text: string
  /** Empty where none was chosen. */
  readonly id: string
  /** The clock there; null where it is not known. */
  readonly timeZone: string | null
}

export const typedPlace = (text: string): TypedPlace => ({ text, id: '', timeZone: null })

export const chosenPlace = ({ label, place_id: id, time_zone: timeZone }: FoundPlace): TypedPlace => ({ text: label, id, timeZone })

/** The place of an address: by its label, or by what the address says where it has none. */
export const givenPlace = (id: string | undefined, label: string | undefined, timeZone?: string): TypedPlace => ({
  text: label ?? id ?? '',
  id: label ? (id ?? '') : '',
  timeZone: (label && timeZone) || null,
})

interface PlaceRead {
  readonly place: FoundPlace | null
  /** What may have been meant by a text that is none. */
  readonly near: readonly FoundPlace[]
  /** What is said at the field. */
  readonly wrong: string | null
  /** What an address says: the id of the place, or the text where it is not known. */
  readonly value: string
}

/** Reads a field of a form that is sent: the place chosen, or the one that its text means. */
export async function readTypedPlace({ text, id }: TypedPlace, among: PlacesOf): Promise<PlaceRead> {
  const typed = text.trim()
  const meant = id || !typed ? null : await askPlace(typed, among)
  // Where nothing answers, the text is sent as it is.
  if (!meant || meant.kind === 'place') return { place: meant?.place ?? null, near: [], wrong: null, value: meant?.place.place_id || id || typed }
  const wrong = meant.kind === 'country' ? countryText(typed) : noPlaceText(typed, meant.places)
  return { place: null, near: meant.places, wrong, value: typed }
}
