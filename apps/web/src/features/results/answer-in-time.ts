import { isClientNavigation } from '../../lib/client-navigation.ts'

/** A search mostly answers within this time: the page is then sent whole, with its true status. Else its head goes first. */
const PATIENCE_MS = 40

const patience = () => new Promise<null>((over) => setTimeout(() => over(null), PATIENCE_MS))

/** What a list begins with: all of it, or its head while it is still being found. */
export interface Answered<Found, Head> {
  readonly head: Head | null
  readonly found: Found | Promise<Found>
}

/**
 * A step by script renders the skeleton of the list and waits there. A document that waits too long is sent from its head on, where that is known: `loadHead` answers null
 * where the answer decides what the page is.
 */
export async function answerInTime<Found extends object, Head>(
  request: Request,
  found: Promise<Found>,
  loadHead: () => Promise<Head | null>,
): Promise<Answered<Found, Head>> {
  if (isClientNavigation(request)) return { head: null, found }
  const head = (await Promise.race([found, patience()])) ? null : await loadHead()
  return head ? { head, found } : { head, found: await found }
}
