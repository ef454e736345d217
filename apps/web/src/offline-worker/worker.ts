import { CACHES, isOfFormat, type SaveRequest } from '../lib/offline/offline-pages.ts'
import { answerPage } from './answer-page.ts'
import { isPageRequest } from './page-rules.ts'
import { savePages } from './save-pages.ts'
import type { NavigationEvent, WorkerScope } from './worker-types.ts'

// The service worker (decision 0035): it stores bookings and trips, and answers for pages that cannot be fetched. Nothing else passes through it.

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
  // Where browsers support it, requests that are no page do not even start the worker.
  const noPages = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }))
  event.addRoutes?.({ condition: { or: noPages }, source: 'network' }).catch(() => {})
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropFormerStores(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  if (!isPageRequest(event.request)) return
  const network = fromNetwork(event)
  // A page that comes after its stored copy was shown is still read to its end.
  event.waitUntil(network.catch(() => {}))
  event.respondWith(answerPage(new URL(event.request.url), network))
})

// Only pages of this site can send one, and they send these alone.
worker.addEventListener('message', (event) => event.waitUntil(savePages(event.data as SaveRequest)))

const fromNetwork = async ({ preloadResponse, request }: NavigationEvent): Promise<Response> => (await preloadResponse) ?? fetch(request)

async function dropFormerStores(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHES) && !isOfFormat(name)).map((name) => caches.delete(name)))
}
