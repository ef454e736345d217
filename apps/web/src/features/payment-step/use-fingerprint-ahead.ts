import { useEffect } from 'react'
import { sendFingerprintWhenIdle } from '../../lib/late-fingerprint.ts'
import { useShell } from '../../lib/shell.ts'

/** Whoever is signed in and begins to type will pay: their device is known by then, and the payment waits for none of it. */
export function useFingerprintAhead(): void {
  const { user, takes_fingerprint } = useShell()
  const isIn = user !== null
  useEffect(() => {
    if (!isIn) return
    const ahead = () => void sendFingerprintWhenIdle({ takes_fingerprint })
    document.addEventListener('focusin', ahead, { once: true })
    return () => document.removeEventListener('focusin', ahead)
  }, [isIn, takes_fingerprint])
}
