import { BOOKINGS_PAGE } from '@sojourn/contracts/site-pages'
import { NOTICE_CACHE, OFFLINE_PAGE, pagesOf, type SaveRequest } from '../lib/offline/offline-pages.ts'
import { MY_TRIPS } from '../lib/trip-page.ts'
import { isFresh, linkedIn } from './page-rules.ts'
import { fetchCopy, openPages, savedAtOf, trimPages } from './page-store.ts'

/** Stores what a page asked for, one after the other so that nothing is crowded out. Where the person turns out not to be signed in any more, what they had stored goes. */
export async function savePages({ person, language, pages, more }: SaveRequest): Promise<void> {
  await saveNotice(language)
  if (pages.length === 0) return
  // Held from here on: pages that arrive after the store was emptied go nowhere.
  const store = await openPages(person)
  const wanted = new Set(more ? [...pages, BOOKINGS_PAGE, MY_TRIPS] : pages)
  for (const address of wanted) {
    if (!pages.includes(address) && isFresh(savedAtOf(await store.match(address)), Date.now())) continue
    const copy = await fetchCopy(address, person)
    if (copy.at === 'not theirs') return void (await caches.delete(pagesOf(person)))
    if (copy.at === 'gone') await store.delete(address)
    if (copy.at !== 'copy') continue
    await store.put(address, copy.page)
    if (more) for (const linked of linkedIn(copy.html, location.origin)) wanted.add(linked)
  }
  await trimPages(store)
}

/** The offline page, in the person's language. It has no owner, so it stays after signing out. */
async function saveNotice(language: string): Promise<void> {
  const store = await caches.open(NOTICE_CACHE)
  const address = `${OFFLINE_PAGE}?lang=${encodeURIComponent(language)}`
  if (isFresh(savedAtOf(await store.match(address)), Date.now())) return
  const copy = await fetchCopy(address, null)
  if (copy.at !== 'copy') return
  await Promise.all((await store.keys()).map((request) => store.delete(request)))
  await store.put(address, copy.page)
}
