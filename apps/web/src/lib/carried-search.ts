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
const DAY_LENGTH = 'YYYY-MM-DD'.length

/** By which names the addresses of a product say place and days. */
export interface CarryNames {
  readonly place: string
  readonly from: string
  readonly until: string
}

/** How a landing page receives the search of another product. */
const CARRIED: CarryNames = { place: 'place', from: 'from', until: 'until' }

/** Who comes, as the addresses of stays say it: `2,5|1`. Products that do not ask pass it on. */
const PEOPLE = 'rooms'
const PEOPLE_TEXT = /^[\d,|]{1,60}$/

/** The query that carries what was searched for to a landing page; empty where nothing was. */
export function printCarried({ place, from, until, own = {} }: CarriedSearch): string {
  const query = new URLSearchParams()
  if (place) query.set('place', place)
  if (from && isDay(from)) query.set('from', from)
  if (until && isDay(until)) query.set('until', until)
  for (const [name, value] of Object.entries(own)) query.set(name, value)
  return query.toString()
}

/** The same for a form that begins with days of its own: empty as long as nothing was chosen. */
export function carriedOf(search: CarriedSearch, suggested: CarriedSearch): string {
  const text = printCarried(search)
  return text === printCarried(suggested) ? '' : text
}

/**
 * Reads what an address searches for, said by the `names` of its own product or left there by another one. What is no day, and what is too long for a place,
 * is left out; of a day with its hour the day is read.
 */
export function readCarried(query: URLSearchParams, names: CarryNames = CARRIED): CarriedSearch {
  const said = (part: keyof CarryNames) => query.get(names[part]) || query.get(CARRIED[part]) || ''
  const [place, from, until] = [said('place'), said('from').slice(0, DAY_LENGTH), said('until').slice(0, DAY_LENGTH)]
  const people = query.getAll(PEOPLE).at(-1) ?? ''
  return {
    ...(place && place.length <= PLACE_LENGTH_MAX && { place }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
    ...(PEOPLE_TEXT.test(people) && { own: { [PEOPLE]: people } }),
  }
}

/** Whether a place that was found is the one that was carried: by its id, or by its name. */
export const isCarried = (found: { readonly place_id: string; readonly name: string }, place: string | undefined): boolean =>
  place !== undefined && [found.place_id, found.name].some((one) => one.toLowerCase() === place.toLowerCase())

// Only ever written by a browser: on the server it stays empty.
let carried = ''
// Stays while a form that does not ask for guests is shown.
let people = ''
const listeners = new Set<() => void>()

function set(next: string): void {
  const said = new URLSearchParams(next)
  people = said.get(PEOPLE) ?? people
  if (next && people) said.set(PEOPLE, people)
  const whole = said.toString()
  if (carried === whole) return
  carried = whole
  for (const changed of listeners) changed()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/**
 * Leaves what a form holds to the forms of other products, for as long as the form is shown. Days that the form itself suggested (`suggested`) were not
 * chosen: without a place they are not passed on.
 */
export function useCarry(search: CarriedSearch, suggested: CarriedSearch = {}): void {
  const text = carriedOf(search, suggested)
  useEffect(() => {
    set(text)
    const mine = carried
    return () => {
      if (carried === mine) set('')
    }
  }, [text])
}

const current = () => carried
const onServer = () => ''

/** Puts what the form of this page holds into the address of a product's landing page, in place of what the address of this page said. */
export function useCarriedTo(): (landing: string) => string {
  const query = useSyncExternalStore(listen, current, onServer)
  return (landing) => (query ? `${landing.split('?')[0]}?${query}` : landing)
}
