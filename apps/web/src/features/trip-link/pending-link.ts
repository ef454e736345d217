import { PENDING_LINK } from '../../lib/may-have-trip-link.ts'

/** A link that was opened by a person who then signed up: it waits for that email alone, for as long as the mailed link is good. */
interface Waiting {
  readonly token: string
  readonly email: string
  readonly untilMs: number
}

const WAITS_MS = 86_400_000

export interface Stores {
  /** Ends with the tab. */
  readonly tab: Storage
  readonly browser: Storage
}

export const keepLink = ({ tab }: Stores, token: string): void => tab.setItem(PENDING_LINK, token)

/** The mailed link of a sign-up may open in another tab. */
export function keepForEmail({ browser }: Stores, token: string, email: string, nowMs: number): void {
  const waiting: Waiting = { token, email: email.trim().toLowerCase(), untilMs: nowMs + WAITS_MS }
  browser.setItem(PENDING_LINK, JSON.stringify(waiting))
}

/** The link that waits: that of this tab, or one for the person who is signed in; of a guest, who has no email yet, only that of the tab. */
export function pendingLink({ tab, browser }: Stores, email: string | null, nowMs: number): string | null {
  const ofTab = tab.getItem(PENDING_LINK)
  if (ofTab || email === null) return ofTab
  const waiting = readWaiting(browser.getItem(PENDING_LINK))
  return waiting && waiting.untilMs > nowMs && waiting.email === email.toLowerCase() ? waiting.token : null
}

function readWaiting(text: string | null): Waiting | null {
  try {
    const { token, email, untilMs }: Partial<Record<keyof Waiting, unknown>> = JSON.parse(text ?? '{}')
    return typeof token === 'string' && typeof email === 'string' && typeof untilMs === 'number' ? { token, email, untilMs } : null
  } catch {
    return null
  }
}

export function forgetLink({ tab, browser }: Stores): void {
  tab.removeItem(PENDING_LINK)
  browser.removeItem(PENDING_LINK)
}
