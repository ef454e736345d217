import { useState } from 'react'
import { earlierMoves, type Moved, type Wallet } from './wallet-api.ts'

export interface History {
  readonly moves: readonly Moved[]
  readonly hasMore: boolean
  readonly working: boolean
  /** Why the page before could not be fetched. */
  readonly problem: string | null
  more(): void
}

interface Older {
  /** The wallet they were fetched behind: reloaded, it begins again. */
  readonly behind: Wallet
  readonly moves: readonly Moved[]
  readonly next: string | null
}

/** What moved, newest first, a page at a time. */
export function useHistory(wallet: Wallet): History {
  const [older, setOlder] = useState<Older | null>(null)
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const known = older?.behind === wallet ? older : { behind: wallet, moves: [], next: wallet.next }
  const more = async () => {
    if (!known.next || working) return
    setWorking(true)
    setProblem(null)
    const answer = await earlierMoves(known.next)
    setWorking(false)
    if (answer.ok) setOlder({ behind: wallet, moves: [...known.moves, ...answer.data.history], next: answer.data.next })
    else setProblem(answer.message)
  }
  return { moves: [...wallet.history, ...known.moves], hasMore: known.next !== null, working, problem, more: () => void more() }
}
