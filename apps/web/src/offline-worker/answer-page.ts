import { ageText, DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { forgetPages } from '../lib/offline/forget-pages.ts'
import { AGE_PLACE, NOTICE_CACHE, STORED_PLACE, storedAddress } from '../lib/offline/offline-pages.ts'
import { forgetOthers, hasPages, savedAtOf, storedPage } from './page-store.ts'

/** A line that is as good as none: so long a stored page waits for the network. */
const PATIENCE_MS = 6_000

/** The page from the network; without one the stored page with its age, or else the offline page. */
export async function answerPage(url: URL, network: Promise<Response>): Promise<Response> {
  const address = storedAddress(url)
  const stored = () => (address === null ? Promise.resolve(null) : savedPage(address))
  try {
    // A person who signs out leaves nothing, with a line or without; the session ends once there is one.
    if (url.pathname === '/logout') await forgetPages()
    const answer = (await within(PATIENCE_MS, network)) ?? (await stored()) ?? (await network)
    await forgetOthers(answer)
    return answer
  } catch {
    return (await stored()) ?? (await offlinePage())
  }
}

async function savedPage(address: string): Promise<Response | null> {
  const page = await storedPage(address)
  if (!page) return null
  const age = ageText(Date.now() - savedAtOf(page), page.headers.get('content-language') ?? DEFAULT_LANGUAGE)
  return new Response((await page.text()).replaceAll(AGE_PLACE, age), { headers: page.headers })
}

async function offlinePage(): Promise<Response> {
  const store = await caches.open(NOTICE_CACHE)
  const [request] = await store.keys()
  const page = request && (await store.match(request))
  if (!page) return Response.error()
  return new Response((await page.text()).replaceAll(STORED_PLACE, (await hasPages()) ? 'some' : 'none'), { status: 503, headers: page.headers })
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, ms, null)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
