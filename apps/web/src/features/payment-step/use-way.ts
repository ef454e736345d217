import { useCallback, useEffect, useState } from 'react'
import { fetchLate } from '../../ui/use-late.ts'
import { type Attempt, CHOOSING, type Send } from './attempt.ts'

const loadWay = () => import('./after-press.ts')
export type Way = Awaited<ReturnType<typeof loadWay>>

/** Where a payment stands, and the late part that moves it on: nothing moves before that is here. `forced`: the page is loaded anew once it is paid (B4.7). */
export function useWay(forced: boolean) {
  const [attempt, setAttempt] = useState<Attempt>(CHOOSING)
  const [way, setWay] = useState<Way | null>(null)
  const [isOut, setOut] = useState(false)

  /** The part, with what moves this payment on; null where it cannot be fetched. */
  const fetchWay = useCallback(async () => {
    const found = await fetchLate(loadWay).catch(() => null)
    setWay(found)
    setOut(!found)
    return found && { ...found, send: sendBy(found, setAttempt, forced) }
  }, [forced])
  const send = useCallback<Send>((event) => way && sendBy(way, setAttempt, forced)(event), [way, forced])

  // Whoever begins to type will press the button: the way on is then here, also over a line that breaks off.
  useEffect(() => {
    const ahead = () => void fetchLate(loadWay).catch(() => {})
    document.addEventListener('focusin', ahead, { once: true })
    return () => document.removeEventListener('focusin', ahead)
  }, [])
  return { attempt, way, isOut, fetchWay, send }
}

const sendBy = (way: Way, setAttempt: (change: (now: Attempt) => Attempt) => void, forced: boolean): Send => {
  return (event) => setAttempt((now) => way.next(now, forced && event.type === 'paid' ? { ...event, forced } : event))
}
