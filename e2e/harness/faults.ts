import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** The browser's own note of an answer such as 402 or 409; refusals are part of the journeys. */
const REFUSED_ANSWER = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Collects what goes wrong in any page or frame of a context, until it is stopped. */
export function watchFaults(context: BrowserContext): { readonly list: readonly string[]; stop(): void } {
  const list: string[] = []
  const uncaught = (error: WebError) => void list.push(`uncaught: ${error.error().stack ?? error.error().message}`)
  const said = (message: ConsoleMessage) => {
    const text = message.text()
    const isPolicy = /content security policy/i.test(text)
    if (isPolicy || (message.type() === 'error' && !REFUSED_ANSWER.test(text))) list.push(`${message.type()} on ${message.location().url}: ${text}`)
  }
  context.on('weberror', uncaught).on('console', said)
  return { list, stop: () => void context.off('weberror', uncaught).off('console', said) }
}
