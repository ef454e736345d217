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

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `14:32`, or with hours `71:59:08`. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return [...(hours > 0 ? [String(hours)] : []), twoDigits(minutes), twoDigits(seconds % 60)].join(':')
}

const URGENT_S = 120

/** Whether it is time to hurry. Null is not known yet. */
export const isUrgent = (leftS: number | null): leftS is number => leftS !== null && leftS < URGENT_S
