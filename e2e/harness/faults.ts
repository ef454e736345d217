import type { BrowserContext } from '@playwright/test'

/** The browser's own note of an answer such as 402 or 409; refusals are part of the journeys. */
const REFUSED_ANSWER = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Collects what goes wrong in any page or frame of a context. The list grows while the test runs. */
export function watchFaults(context: BrowserContext): readonly string[] {
  const faults: string[] = []
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    const isPolicy = /content security policy/i.test(text)
    if (isPolicy || (message.type() === 'error' && !REFUSED_ANSWER.test(text))) faults.push(`${message.type()} on ${message.location().url}: ${text}`)
  })
  return faults
}
