import { useEffect, useState } from 'react'
import { getWaiting, type Waiting, type Which } from './waiting-list-api.ts'

const ASK_EVERY_MS = 15_000

/** An entry as it is now: while it waits or is offered something it is asked about in the background, as long as the tab is to be seen. */
export function useFollowedEntry(loaded: Waiting, which: Which): readonly [Waiting, (now: Waiting) => void] {
  const [known, setKnown] = useState({ loaded, now: loaded })
  // Loaded again by its page, that counts.
  const entry = known.loaded === loaded ? known.now : loaded
  const isLive = entry.state === 'waiting' || entry.state === 'offered'
  const { token, waiting_id: waitingId } = which
  useEffect(() => {
    if (!isLive) return
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await getWaiting({ ...(token !== undefined && { token }), ...(waitingId !== undefined && { waiting_id: waitingId }) })
      if (answer.ok) setKnown({ loaded, now: answer.data.waiting })
    }
    const timer = setInterval(() => void ask(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isLive, token, waitingId, loaded])
  return [entry, (now) => setKnown({ loaded, now })]
}
