import { useEffect } from 'react'
import type { Attempt, Send } from './attempt.ts'
import { resumePayment } from './resume-payment.ts'

const RELOAD_AFTER_MS = 500

/** What the browser itself does: it goes to the gateway's page, or reloads this one 500 ms after a forced payment (B4.7, B9.2). */
export function useGoing(attempt: Attempt, checkoutId: string, send: Send): void {
  useEffect(() => {
    if (attempt.step === 'reloading') return reloadLater()
    if (attempt.step !== 'leaving') return
    const { bookingId, url } = attempt
    location.assign(url)
    // After the browser's back button the page is as it was left, and does not know what was done meanwhile.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && void resumePayment(bookingId, checkoutId, send)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [attempt, checkoutId, send])
}

/** Reloads the page. The returned function cancels that. */
export function reloadLater(): () => void {
  const timer = setTimeout(() => location.reload(), RELOAD_AFTER_MS)
  return () => clearTimeout(timer)
}
