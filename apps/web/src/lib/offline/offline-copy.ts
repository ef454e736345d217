import { createContext, use } from 'react'

/** Whether the document that is drawn is one that a browser stores to read it offline. Only the server draws such. */
export const OfflineCopyContext = createContext(false)

export const useOfflineCopy = (): boolean => (import.meta.env.SSR ? use(OfflineCopyContext) : false)
