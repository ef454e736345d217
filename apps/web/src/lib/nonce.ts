import { createContext, use } from 'react'

/** The nonce while a page is rendered on the server. A browser hides the attribute, so there it reads as empty, here as well. */
export const NonceContext = createContext('')

/** The nonce of the page that is open, for what a browser adds later and must mark as ours: it is still readable as a property. */
export const nonceOfPage = (): string => (typeof document === 'undefined' ? '' : (document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''))

export const useNonce = (): string => use(NonceContext)
