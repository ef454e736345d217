import { dayText, dayTimeText, ownClockText, ownTimeZone } from '@sojourn/i18n'
import { dayIn } from '@sojourn/kernel'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The time of an instant by the clock on the reader's own wall, such as `14:33 GMT+1`, with its day where that is not today; null until the page is hydrated, for a server does not know it, and where there is no instant. */
export function useClockText(instant: string | null): string | null {
  return useSyncExternalStore(
    never,
    () => (instant === null ? null : ownText(Date.parse(instant), Date.now())),
    () => null,
  )
}

/** The same for a `nowMs` that is given. */
export function ownText(atMs: number, nowMs: number): string {
  const [day, today] = [atMs, nowMs].map((ms) => dayIn(ownTimeZone(), ms)) as [string, string]
  return day === today ? ownClockText(atMs) : dayTimeText(dayText(day), ownClockText(atMs))
}
