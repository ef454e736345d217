import { ownClockText } from '@sojourn/i18n'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The time of an instant by the clock on the reader's own wall, such as `14:33 GMT+1`; null until the page is hydrated, for a server does not know it, and where there is no instant. */
export function useClockText(instant: string | null): string | null {
  return useSyncExternalStore(
    never,
    () => (instant === null ? null : ownClockText(Date.parse(instant))),
    () => null,
  )
}
