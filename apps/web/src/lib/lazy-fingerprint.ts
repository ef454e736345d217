import type { Shell } from './shell.ts'

// Fetched for that alone; where it cannot be fetched the page goes on without.
const loadSender = () => import('./send-fingerprint.ts').catch(() => null)

/** Sends the fingerprint of this device. */
export const sendFingerprint = () => loadSender().then((part) => part?.sendFingerprint())

/** The same when the page is idle, so that signing in or paying does not wait for it. Where devices may not be read nothing is fetched. */
export const sendFingerprintWhenIdle = ({ takes_fingerprint: isRead }: Pick<Shell, 'takes_fingerprint'>) =>
  isRead && loadSender().then((part) => part?.sendFingerprintWhenIdle())
