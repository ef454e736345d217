import { BOOKINGS_PAGE } from '@sojourn/contracts/site-pages'
import { MY_TRIPS, shownTrip, tripPage } from '../trip-page.ts'

// What the pages, the server and the service worker agree on.

/** The service worker's script. The policy of every page allows this one alone. */
export const WORKER_FILE = '/offline-worker.js'
/** The page in place of any that cannot be fetched. */
export const OFFLINE_PAGE = '/offline'
/** A request with this header is answered with the page as it is stored: complete in itself and without scripts. */
export const COPY_HEADER = 'offline-copy'
/** The attribute of a link in a list whose page is stored along with the list. */
export const LINKED_ATTRIBUTE = 'data-offline-too'

/** The header of a document that names its person: the worker deletes what is stored of everybody else before it hands the document on. Empty for a guest. */
export const PERSON_HEADER = 'offline-for'

/** Marks the place in a stored page where its age is shown. */
export const AGE_PLACE = '%saved-age%'
/** The mark in the offline page of whether pages are stored: `some` or `none`. */
export const STORED_PLACE = '%saved-pages%'

// A worker that stores pages otherwise takes another number, and drops what is here.
const FORMAT = 1
export const CACHES = 'offline '
export const NOTICE_CACHE = `${CACHES}${FORMAT} notice`
/** What the names of the stores of pages begin with. */
export const PAGES = `${CACHES}${FORMAT} pages of `

/** The store of one person's pages. */
export const pagesOf = (person: string): string => PAGES + person
export const isPagesCache = (name: string): boolean => name.startsWith(PAGES)
export const isOfFormat = (name: string): boolean => name === NOTICE_CACHE || isPagesCache(name)

/** The address that a page is stored under; null for a page that never is. What a campaign or a language adds to an address makes no other page of it. */
export function storedAddress({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null {
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (path === MY_TRIPS) {
    const tripId = shownTrip(searchParams)
    return tripId === null ? MY_TRIPS : tripPage(tripId)
  }
  // Further pages of the list, and an agent's invoice for a client.
  if (searchParams.has('cursor') || searchParams.has('for')) return null
  return path === BOOKINGS_PAGE || (path.startsWith(`${BOOKINGS_PAGE}/`) && !path.includes('/', BOOKINGS_PAGE.length + 1)) ? path : null
}

/** The list that a stored page is one of. */
export const listOf = (address: string): string => (address.startsWith(MY_TRIPS) ? MY_TRIPS : BOOKINGS_PAGE)

/** What a page asks the worker to do for the person who is signed in. */
export interface SaveRequest {
  readonly person: string
  /** Of the offline page. */
  readonly language: string
  /** Addresses to store again, whatever their age. */
  readonly pages: readonly string[]
  /** Whether both lists and what they link are stored along, as far as they are old. */
  readonly more: boolean
}
