import { createContext, use } from 'react'

/** The nonce while a page is rendered on the server. */
export const NonceContext = createContext('')

/** The nonce of the page that is open. A browser hides the attribute; as a property it is still readable. */
const nonceOfPage = (): string => (typeof document === 'undefined' ? '' : (document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''))

/** The nonce of what is rendered: on the server that of the page, in a browser that of the page that is open, also for what is added later and must be marked as ours. */
export const useNonce = (): string => use(NonceContext) || nonceOfPage()
