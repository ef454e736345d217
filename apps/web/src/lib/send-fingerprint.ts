import { api } from './http.ts'
import { whenIdle } from './when-idle.ts'

/** From this value on a warning is logged to the console (A9.5). */
const WARN_FROM = 90
const IDLE_AFTER_MS = 2_000

/** Fetched where it is needed: at sign-in, at payment, and where the server asks. Its own counting of installations is off, so it sends no requests. */
const visitorId = async (): Promise<string> => {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}

/** How likely a program holds this browser, 0 to 100, as far as the browser itself says so. */
export function fraudChance({ webdriver, userAgent, languages }: Pick<Navigator, 'webdriver' | 'userAgent' | 'languages'>): number {
  return (webdriver ? 60 : 0) + (/headless/i.test(userAgent) ? 30 : 0) + (languages.length === 0 ? 10 : 0)
}

/** Sends the fingerprint of this device of the signed-in person (A7.7). Nothing waits for it, and where it cannot be sent the page goes on without. */
export async function sendFingerprint(): Promise<void> {
  try {
    const fraud_chance = fraudChance(navigator)
    // not translated: for the browser's console
    if (fraud_chance >= WARN_FROM) console.warn(`Fraud chance of this browser: ${fraud_chance} of 100`)
    await api.post('/api/iqps/fqs', { device_id: await visitorId(), fraud_chance })
  } catch {
    // The library could not be fetched, or the browser hides what it reads.
  }
}

/** The same once the page has nothing else to do. */
export function sendFingerprintWhenIdle(): void {
  whenIdle(() => void sendFingerprint(), IDLE_AFTER_MS)
}
