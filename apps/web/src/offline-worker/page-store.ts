import { forgetPages } from '../lib/offline/forget-pages.ts'
import { COPY_HEADER, isPagesCache, PERSON_HEADER, pagesOf } from '../lib/offline/offline-pages.ts'
import { type Entry, isTooOld, personOf, surplus } from './page-rules.ts'

const SAVED_AT = 'saved-at'
// Of the answer that was stored: its policy among them, by which it runs no script.
const STORED_HEADERS = [
  'content-type',
  'content-language',
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-content-type-options',
]

export const openPages = (person: string): Promise<Cache> => caches.open(pagesOf(person))

/** The store of the person whose pages are here. With two stores there is none: it is unclear which one applies. */
async function onlyPages(): Promise<Cache | null> {
  const [name, ...others] = (await caches.keys()).filter(isPagesCache)
  return name === undefined || others.length > 0 ? null : caches.open(name)
}

export const hasPages = async (): Promise<boolean> => ((await (await onlyPages())?.keys())?.length ?? 0) > 0

/** Deletes what is stored of everybody but the person of this document; a document that names nobody's, such as a file, says nothing of the person who is here. */
export async function forgetOthers(document: Response): Promise<void> {
  const person = document.headers.get(PERSON_HEADER)
  if (person !== null) await forgetPages({ but: person || null })
}

export const savedAtOf = (answer: Response | undefined): number => Number(answer?.headers.get(SAVED_AT) ?? 0)

/** The stored page at an address, unless it is too old. */
export async function storedPage(address: string): Promise<Response | null> {
  const found = await (await onlyPages())?.match(address)
  return found && !isTooOld(savedAtOf(found), Date.now()) ? found : null
}

export type Copy =
  | { readonly at: 'copy'; readonly page: Response; readonly html: string }
  /** It is there no longer, or belongs to another person. */
  | { readonly at: 'gone' | 'not theirs' }
  | { readonly at: 'no answer' }

/** Asks the server for a page as it is stored. With `person` it must be theirs; without, no cookies are sent. */
export async function fetchCopy(address: string, person: string | null): Promise<Copy> {
  const credentials = person === null ? 'omit' : 'same-origin'
  const init: RequestInit = { headers: { [COPY_HEADER]: '1' }, credentials, redirect: 'error', cache: 'no-store', priority: 'low' }
  const answer = await fetch(address, init).catch(() => null)
  if (answer === null || answer.status >= 500) return { at: 'no answer' }
  const html = await answer.text().catch(() => null)
  if (html === null) return { at: 'no answer' }
  if (personOf(html) !== person) return { at: 'not theirs' }
  if (!answer.ok) return { at: 'gone' }
  const headers = new Headers({ [SAVED_AT]: String(Date.now()) })
  for (const name of STORED_HEADERS) headers.set(name, answer.headers.get(name) ?? '')
  return { at: 'copy', html, page: new Response(html, { headers }) }
}

/** Takes out what is too old or too much. */
export async function trimPages(store: Cache): Promise<void> {
  const entries: Entry[] = []
  for (const { url } of await store.keys()) entries.push({ address: url, savedAt: savedAtOf(await store.match(url)) })
  await Promise.all(surplus(entries, Date.now()).map(({ address }) => store.delete(address)))
}
