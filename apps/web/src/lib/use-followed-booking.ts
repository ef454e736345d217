import type { BookingStatus } from '@sojourn/contracts'
import { useEffect } from 'react'
import { listenToBooking } from './live.ts'

const ASK_EVERY_MS = 5000
const OPEN: ReadonlySet<BookingStatus> = new Set(['draft', 'pending_payment', 'confirming'])

/** While a booking is still open, or a supplier owes an answer for a part of it (`isWaiting`): its live channel, and a poll in the background. `onChanged` loads it again. */
export function useFollowedBooking(bookingId: string, status: BookingStatus, onChanged: () => void, isWaiting = false): void {
  useEffect(() => {
    if (!OPEN.has(status) && !isWaiting) return
    const stop = listenToBooking(bookingId, (event) => {
      if (event.status !== status) onChanged()
    })
    const timer = setInterval(onChanged, ASK_EVERY_MS)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [bookingId, status, onChanged, isWaiting])
}
