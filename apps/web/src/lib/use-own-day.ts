import type { Day } from '@sojourn/kernel'
import { useHydrated } from '../ui/use-hydrated.ts'

const two = (part: number): string => String(part).padStart(2, '0')

/** The day of an instant by the clock of this browser. */
export function ownDay(instant: string): Day {
  const at = new Date(instant)
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

const utcDay = (instant: string): Day => instant.slice(0, 'YYYY-MM-DD'.length)

/** What day an instant, in UTC, is by the reader's own clock. Until the page is hydrated it is that of UTC, for a server does not know theirs. */
export const useOwnDay = (): ((instant: string) => Day) => (useHydrated() ? ownDay : utcDay)
