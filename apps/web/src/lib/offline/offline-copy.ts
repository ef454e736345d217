import { createContext, use } from 'react'

/** Whether the document that is rendered is one that a browser stores to read it offline. Only the server renders such. */
export const OfflineCopyContext = createContext(false)

export const useOfflineCopy = (): boolean => (import.meta.env.SSR ? use(OfflineCopyContext) : false)
