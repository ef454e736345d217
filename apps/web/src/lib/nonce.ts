import { createContext, use } from 'react'

/** The nonce while a page is rendered on the server. A browser hides it from scripts, so there it reads as empty, here as well. */
export const NonceContext = createContext('')

export const useNonce = (): string => use(NonceContext)
