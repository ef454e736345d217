import type { Shell } from './shell.ts'

const IDLE_MS_MAX = 2_000

/** Sends the fingerprint of this device. Its code is fetched for that alone; where it cannot be fetched the page goes on without. */
export const sendFingerprint = (): Promise<void> =>
  import('./send-fingerprint.ts').then(
    (late) => late.sendFingerprint(),
    () => {},
  )

/** The same once the page has nothing else to do: whoever signs in or is about to pay waits for none of it. Where devices are not read nothing is fetched. */
export function sendFingerprintWhenIdle({ takes_fingerprint: isRead }: Pick<Shell, 'takes_fingerprint'>): void {
  if (!isRead) return
  const send = () => void sendFingerprint()
  // Not in every browser.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(send, { timeout: IDLE_MS_MAX })
  else setTimeout(send, IDLE_MS_MAX / 2)
}
