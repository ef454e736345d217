import { BOOKINGS_PAGE } from '@sojourn/contracts/site-pages'
import { forgetPages } from './forget-pages.ts'
import { listOf, type SaveRequest, storedAddress, WORKER_FILE } from './offline-pages.ts'

interface Visit {
  /** Whose page it is; null where no pages may be stored. */
  readonly person: string | null
  readonly language: string
  readonly url: URL
  /** A booking may just have been confirmed here. */
  readonly isConfirmed: boolean
  /** What the page shows: the same as before is not stored again. */
  readonly shown: unknown
}

let lastPerson: string | null | undefined
let lastVisit = ''
let worker: Promise<ServiceWorkerRegistration> | undefined

/** Starts the worker for the signed-in person, has it store the pages of a visit, and empties the stores of other people. */
export async function keepOffline({ person, language, url, isConfirmed, shown }: Visit): Promise<void> {
  // Not by the worker, which may be asleep or gone: at a block nothing private stays a second longer.
  if (person !== lastPerson) {
    lastVisit = ''
    await forgetPages({ but: person })
  }
  lastPerson = person
  if (person === null) return
  // The person asked their browser to spare data.
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  const { pages, more } = pagesToSave({ address: storedAddress(url), isConfirmed, isSparing })
  const visit = JSON.stringify([person, language, pages, more && shown])
  if (visit === lastVisit) return
  lastVisit = visit
  const request: SaveRequest = { person, language, pages, more }
  worker ??= navigator.serviceWorker.register(WORKER_FILE).then(() => navigator.serviceWorker.ready)
  ;(await worker).active?.postMessage(request)
}

/** What is stored at a visit: the page, its list, which says the same of it, and what both lists link; of a person who spares data the page alone. */
export function pagesToSave({
  address,
  isConfirmed,
  isSparing,
}: { address: string | null; isSparing: boolean } & Pick<Visit, 'isConfirmed'>): Pick<SaveRequest, 'pages' | 'more'> {
  if (address === null) return isConfirmed && !isSparing ? { pages: [BOOKINGS_PAGE], more: true } : { pages: [], more: false }
  return isSparing ? { pages: [address], more: false } : { pages: [...new Set([address, listOf(address)])], more: true }
}
