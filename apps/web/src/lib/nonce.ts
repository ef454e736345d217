import { createContext, use } from 'react'

/** The nonce while a page is rendered on the server. A browser hides it from scripts, so on the client there is none. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => use(NonceContext)
