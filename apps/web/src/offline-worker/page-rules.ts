import { PERSON_ATTRIBUTE } from '../lib/offline/may-be-stored.ts'
import { LINKED_ATTRIBUTE, storedAddress } from '../lib/offline/offline-pages.ts'

const DAY_MS = 86_400_000
/** What is older is not shown any more. */
const STORED_MS = 30 * DAY_MS
/** What a list links is fetched again once it is older. */
const FRESH_MS = 3_600_000
const LINKS_MOST = 12
const PAGES_MOST = 40

// What is not a page: calls, live news, files, and pages for operators.
const NO_PAGE = /^\/(?:(?:api|dev|live|assets|art|flags)\/|(?:healthz|readyz|metrics)$)/

/** Whether a request asks for a page of this site in its window, and changes nothing. Everything else goes its way as if there were no worker. */
export const isPageRequest = ({ method, mode, destination, url }: Pick<Request, 'method' | 'mode' | 'destination' | 'url'>): boolean =>
  method === 'GET' && mode === 'navigate' && destination === 'document' && !NO_PAGE.test(new URL(url).pathname)

/** The owner of a stored document; null where it has none. */
export const personOf = (html: string): string | null => new RegExp(`<html\\b[^>]*\\b${PERSON_ATTRIBUTE}="([^"]*)"`).exec(html)?.[1] ?? null

/** The addresses that a list wants to be stored along with it, the first so many in its order. */
export function linkedIn(html: string, origin: string): readonly string[] {
  const links = html.match(new RegExp(`<a\\b[^>]*\\b${LINKED_ATTRIBUTE}\\b[^>]*>`, 'g')) ?? []
  const addresses = links.flatMap((link) => {
    const href = /\bhref="([^"]*)"/.exec(link)?.[1]
    return (href !== undefined && storedAddress(new URL(href.replaceAll('&amp;', '&'), origin))) || []
  })
  return [...new Set(addresses)].slice(0, LINKS_MOST)
}

export const isFresh = (savedAt: number, now: number): boolean => now - savedAt < FRESH_MS
export const isTooOld = (savedAt: number, now: number): boolean => now - savedAt > STORED_MS

export interface Entry {
  readonly address: string
  readonly savedAt: number
}

/** What has to go: what is too old, and the oldest of what is too many. */
export function surplus(entries: readonly Entry[], now: number): readonly Entry[] {
  const byAge = entries.toSorted((a, b) => b.savedAt - a.savedAt)
  return byAge.filter(({ savedAt }, index) => index >= PAGES_MOST || isTooOld(savedAt, now))
}
