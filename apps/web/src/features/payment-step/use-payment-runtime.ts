import { useCallback, useEffect, useState } from 'react'
import { useShell } from '../../lib/shell.ts'
import { fetchLazily } from '../../ui/use-lazy.ts'
import { type Attempt, CHOOSING, type Send } from './attempt.ts'

const loadRuntime = () => import('./payment-runtime.ts')
export type PaymentRuntime = Awaited<ReturnType<typeof loadRuntime>>

/** The state of a payment, and the lazy part that runs its steps: none runs before that is loaded. `forced`: the page is reloaded once it is paid (B4.7). */
export function usePaymentRuntime(forced: boolean) {
  const [attempt, setAttempt] = useState<Attempt>(CHOOSING)
  const [runtime, setRuntime] = useState<PaymentRuntime | null>(null)
  const [isOut, setOut] = useState(false)

  /** The part, with what moves this payment on; null where it cannot be fetched. */
  const fetchRuntime = useCallback(async () => {
    const found = await fetchLazily(loadRuntime).catch(() => null)
    setRuntime(found)
    setOut(!found)
    return found && { ...found, send: sendBy(found, setAttempt, forced) }
  }, [forced])
  const send = useCallback<Send>((event) => runtime && sendBy(runtime, setAttempt, forced)(event), [runtime, forced])

  const { user, takes_fingerprint } = useShell()
  const isRead = user !== null && takes_fingerprint
  // A person who types will click the button: the code for the next steps is loaded by then, also on a bad connection, and the device is known (A7.7).
  useEffect(() => {
    const ahead = () =>
      void fetchLazily(loadRuntime).then(
        (part) => isRead && part.sendFingerprintWhenIdle(),
        () => {},
      )
    document.addEventListener('focusin', ahead, { once: true })
    return () => document.removeEventListener('focusin', ahead)
  }, [isRead])
  return { attempt, runtime, isOut, fetchRuntime, send }
}

const sendBy = (runtime: PaymentRuntime, setAttempt: (change: (now: Attempt) => Attempt) => void, forced: boolean): Send => {
  return (event) => setAttempt((now) => runtime.next(now, forced && event.type === 'paid' ? { ...event, forced } : event))
}
