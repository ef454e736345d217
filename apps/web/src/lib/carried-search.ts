import { type Day, isDay } from '@sojourn/kernel'
import { useEffect, useSyncExternalStore } from 'react'

/** What a search of one product leaves to the others: a place by its id, or its name where that is all that is known, and days. */
export interface CarriedSearch {
  readonly place?: string
  readonly from?: Day
  readonly until?: Day
  /** What only forms of the same product read, by their names in an address: `{ rooms: '2,5' }`. */
  readonly own?: Readonly<Record<string, string>>
}

const PLACE_LENGTH_MAX = 80

/** The query by which a landing page is told what was searched for; empty where nothing was. */
export function printCarried({ place, from, until, own = {} }: CarriedSearch): string {
  const query = new URLSearchParams()
  if (place) query.set('place', place)
  if (from && isDay(from)) query.set('from', from)
  if (until && isDay(until)) query.set('until', until)
  for (const [name, value] of Object.entries(own)) query.set(name, value)
  return query.toString()
}

/** The same for a form that begins with days of its own: empty as long as nothing was chosen. */
export const carriedOf = (search: CarriedSearch, suggested: CarriedSearch): string =>
  search.place || search.from !== suggested.from || search.until !== suggested.until ? printCarried(search) : ''

/** Reads what another product left in an address. What is no day, and what is too long for a place, is left out. */
export function readCarried(query: URLSearchParams): CarriedSearch {
  const [place, from, until] = ['place', 'from', 'until'].map((name) => query.get(name) ?? '') as [string, string, string]
  return {
    ...(place && place.length <= PLACE_LENGTH_MAX && { place }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  }
}

/** Whether a place that was found is the one that was carried: by its id, or by its name. */
export const isCarried = (found: { readonly place_id: string; readonly name: string } | null, place: string | undefined): boolean =>
  found !== null && place !== undefined && [found.place_id, found.name].some((one) => one.toLowerCase() === place.toLowerCase())

// Only ever written by a browser: on the server it stays empty.
let carried = ''
const listeners = new Set<() => void>()

function set(next: string): void {
  if (carried === next) return
  carried = next
  for (const changed of listeners) changed()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/**
 * Leaves what a form holds to the forms of other products, for as long as the form is shown. Days that the form itself suggested (`suggested`) were chosen by
 * nobody: without a place they are not carried.
 */
export function useCarry(search: CarriedSearch, suggested: CarriedSearch = {}): void {
  const text = carriedOf(search, suggested)
  useEffect(() => {
    set(text)
    return () => {
      if (carried === text) set('')
    }
  }, [text])
}

const current = () => carried
const onServer = () => ''

/** Adds to the address of a product's landing page what the form of this page holds. */
export function useCarriedTo(): (landing: string) => string {
  const query = useSyncExternalStore(listen, current, onServer)
  return (landing) => (query ? `${landing}?${query}` : landing)
}
