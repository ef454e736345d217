import { useEffect, useState } from 'react'

/** Whole seconds until an instant by the server's clock: a wrong clock on the device changes nothing. Null until the page is hydrated. */
export function useCountdown(expiresAt: string, serverTime: string): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const endsIn = Date.parse(expiresAt) - Date.parse(serverTime)
    const startedAt = performance.now()
    const tick = () => setLeft(Math.max(0, Math.ceil((endsIn - (performance.now() - startedAt)) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [expiresAt, serverTime])
  return left
}

/** `14:32` */
export const clockText = (seconds: number): string => `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

const URGENT_S = 120

/** Whether it is time to hurry. Null is not known yet. */
export const isUrgent = (leftS: number | null): leftS is number => leftS !== null && leftS < URGENT_S
