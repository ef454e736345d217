import { ownClockText, say } from '@sojourn/i18n'
import { useEffect, useRef, useState } from 'react'

export interface FreezeTime {
  /** Whole seconds for which the prices still hold. */
  readonly leftS: number
  /** The same as the clock on the reader's own wall: `14:32`. */
  readonly until: string
}

/**
 * How long the prices hold. `nowMs` is the server's clock when the page was asked for: a wrong clock on the device changes nothing. Null until the
 * page is hydrated.
 */
export function useFreeze(expiresAt: string, nowMs: number): FreezeTime | null {
  const [time, setTime] = useState<FreezeTime | null>(null)
  const origin = useRef({ nowMs: Number.NaN, at: 0 })
  useEffect(() => {
    if (origin.current.nowMs !== nowMs) origin.current = { nowMs, at: performance.now() }
    const { at } = origin.current
    const leftMs = () => Math.max(0, Date.parse(expiresAt) - nowMs - (performance.now() - at))
    const until = ownClockText(Date.now() + leftMs())
    const tick = () => setTime({ leftS: Math.ceil(leftMs() / 1000), until })
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [expiresAt, nowMs])
  return time
}

const SOON_S = 120

/** What is read aloud: once when little time is left, once when it is over. In between the text does not change, so that nothing is repeated. */
export function saidOf(leftS: number | null): string {
  if (leftS === null || leftS >= SOON_S) return ''
  return leftS === 0 ? say`Prices may have changed. You can refresh them.` : say`These prices are guaranteed for less than two more minutes.`
}
