import { useCallback, useEffect, useState } from 'react'
import { listenToMessages } from '../../lib/live.ts'
import { fetchThreads, markRead, type Thread } from './support-api.ts'

export type ThreadsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly threads: readonly Thread[] }
  | { readonly kind: 'failed'; readonly message: string }

/** A traveller's threads: updated live, and polled in case the connection is down. What is shown is read. */
export function useThreads(): { state: ThreadsState; reload: () => Promise<void> } {
  const [state, setState] = useState<ThreadsState>({ kind: 'loading' })
  const reload = useCallback(async () => {
    const answer = await fetchThreads()
    if (!answer.ok) {
      setState((now) => (now.kind === 'shown' ? now : { kind: 'failed', message: answer.message }))
      return
    }
    const { threads } = answer.data
    setState({ kind: 'shown', threads })
    for (const thread of threads) if (thread.unread > 0) void markRead(thread, thread.messages.at(-1)?.seq ?? 0)
  }, [])
  // A guest's browser has an id, and can receive messages, once it has written.
  const isKnown = state.kind === 'shown' && state.threads.length > 0
  useEffect(() => void reload(), [reload])
  useEffect(() => (isKnown ? listenToMessages(() => void reload()) : undefined), [isKnown, reload])
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [reload])
  return { state, reload }
}

const ASK_EVERY_MS = 15_000
