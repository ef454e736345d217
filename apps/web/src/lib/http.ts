import { type Answer, type Client, createClient } from '@sojourn/contracts/client'
import type { RouterContextProvider } from 'react-router'
import { announceBlocked } from './block-news.ts'
import { requestContext } from './request.ts'

export type { Answer, Body, Client, Data, Path } from '@sojourn/contracts/client'

/** Told of each call of this page that was answered well, by its path. */
export const answered = new Set<(path: string) => void>()

/** The API from a screen: over the network, with the browser's cookies. Never throws; look at `ok`. */
export const api: Client = createClient(
  async (path, init) => {
    const response = await fetch(path, init)
    // Any call may be the one that meets a block first: private data is removed from the page, whichever call it was.
    if (response.status === 401) void announceIfBlocked(response.clone())
    if (response.ok) for (const hear of answered) hear(path)
    return response
  },
  async (challenge) => (await import('@sojourn/kernel/proof-of-work')).solveProof(challenge),
)

const announceIfBlocked = (response: Response): Promise<void> =>
  response
    .json()
    .then(({ code }: { code?: unknown }) => {
      if (code === 'blocked') announceBlocked()
    })
    .catch(() => {})

/** The API from a loader: in the same process, as the person who asked for the page. */
export const serverApi = (context: Readonly<RouterContextProvider>): Client => context.get(requestContext).api

/** The data, or the page of the failure: for a loader whose page is nothing without it. */
export function orThrow<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data
  throw new Response(answer.message, { status: answer.status >= 400 ? answer.status : 503, statusText: answer.code })
}
