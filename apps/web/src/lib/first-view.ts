import { createContext, use } from 'react'

/**
 * What a document of a first visit carries within itself, so that its first view needs no second round trip. A browser that has our files in its cache
 * says so by a cookie and is sent links to them instead.
 */
export interface FirstView {
  /** The text of a built file, by its address; null where there is none. */
  readonly text: (address: string) => string | null
  /** A picture as a `data:` address; null where it is to stay a file. */
  readonly picture: (address: string) => string | null
}

/** Only the server has one: a browser takes over what it finds. */
export const FirstViewContext = createContext<FirstView | null>(null)

export const useFirstView = (): FirstView | null => (import.meta.env.SSR ? use(FirstViewContext) : null)

const COOKIE = 'files'

const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

/** Whether the browser that sends these cookies has this style sheet in its cache. */
export const hasFile = (cookies: string | null, address: string): boolean =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1] === fileName(address)

/**
 * Puts the style sheet that came within the document into the browser's cache, and says so by a cookie, so that the next document is smaller. Not a secret
 * and not about a person.
 */
export async function storeFile(address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low' }).catch(() => null)
  if (!answer?.ok) return
  await answer.arrayBuffer()
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet
  document.cookie = `${COOKIE}=${fileName(address)}; Path=/; Max-Age=31536000; SameSite=Lax`
}
