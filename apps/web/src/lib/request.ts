import type { Client } from '@sojourn/contracts/client'
import { createContext } from 'react-router'
import type { FirstView } from './first-view.ts'

/** What the web server knows of one request for a page. Loaders read it by `context.get(requestContext)`. */
export interface RequestFacts {
  /** Marks the scripts and styles of this one answer as ours (Content-Security-Policy). */
  readonly nonce: string
  /** When it came, by the server's clock: what today is at a place follows from it. */
  readonly nowMs: number
  /** Scheme and host as the visitor sees them. */
  readonly origin: string
  readonly api: Client
  /** The gateway's address: the only other origin a page may frame. */
  readonly gatewayUrl: string
  /** The page is asked for as a browser stores it, to be read offline: complete in itself, and without scripts. */
  readonly isOfflineCopy: boolean
  /** What the document carries within itself if this is a first visit; null where files are served by a development server. */
  readonly firstView: FirstView | null
  /** For a loader whose page loads something of another origin: opens the policy of this answer to it. */
  readonly openTo: (origin: string) => void
  /** Takes the document where it is whole: the streams of an answer would copy it piece by piece. */
  readonly takeWhole: (html: Uint8Array<ArrayBuffer>) => void
}

export const requestContext = createContext<RequestFacts>()
