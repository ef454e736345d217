import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { coming, leaving } from '../lib/offline/forget-pages.ts'
import { AGE_PLACE, NOTICE_CACHE, pagesOf, STORED_PLACE } from '../lib/offline/offline-pages.ts'
import { answerPage } from './answer-page.ts'
import { fakeCaches } from './fake-caches.testing.ts'
import { savePages } from './save-pages.ts'

const ORIGIN = 'http://shop.test'
const NORA = 'org_1 usr_nora'
const LIST = '/user/my-bookings'
const [HOUR, DAY] = [3_600_000, 86_400_000]

let store = fakeCaches(ORIGIN)
let now = 0
let asked: string[] = []
/** Who is signed in at the server, and what is at each address. */
let server: { person: string | null; pages: Record<string, string | number> }

beforeEach(() => {
  store = fakeCaches(ORIGIN)
  now = Date.UTC(2027, 2, 1)
  asked = []
  server = { person: NORA, pages: {} }
  vi.useRealTimers()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('caches', store)
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('fetch', async (address: string, { headers, credentials }: { headers: Record<string, string>; credentials: string }) => {
    expect(headers).toEqual({ 'offline-copy': '1' })
    asked.push(`${address}${credentials === 'omit' ? ' by nobody' : ''}`)
    const page = address.startsWith('/offline') ? `notice ${STORED_PLACE}` : (server.pages[address] ?? 404)
    if (page === 0) throw new TypeError('Failed to fetch')
    const person = credentials === 'omit' ? null : server.person
    const html = `<html${person === null ? '' : ` data-offline-for="${person}"`}>${page}`
    return new Response(html, {
      status: typeof page === 'number' ? page : 200,
      headers: { 'content-language': 'en-US', 'content-security-policy': "default-src 'none'" },
    })
  })
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const save = (pages: readonly string[], more = true, person = NORA) => savePages({ person, language: 'en-US', pages, more })
const silence = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const open = async (path: string, network: Promise<Response> = silence()) => {
  const answer = await answerPage(new URL(path, ORIGIN), network)
  return `${answer.status} ${(await answer.text()).replace(/<html[^>]*>/, '')}`
}
const link = (path: string) => `<a data-offline-too="true" href="${path}">`

test('a visit stores its page, both lists and what they link; within the hour only the page is asked for again', async () => {
  server.pages = { [LIST]: link(`${LIST}/bkg_1`), [`${LIST}/bkg_1`]: 'one', '/user/my-trips': 'trips' }
  await save([LIST])
  expect(asked).toEqual(['/offline?lang=en-US by nobody', LIST, '/user/my-trips', `${LIST}/bkg_1`])
  expect(store.paths()).toEqual({ [NOTICE_CACHE]: ['/offline?lang=en-US'], [pagesOf(NORA)]: [LIST, '/user/my-trips', `${LIST}/bkg_1`] })
  asked = []
  now += HOUR - 1
  await save([LIST])
  expect(asked).toEqual([LIST])
  asked = []
  await save([`${LIST}/bkg_1`], false)
  expect(asked, 'who spares data').toEqual([`${LIST}/bkg_1`])
})

test('what is gone at the server goes here; what it does not answer stays', async () => {
  server.pages = { [LIST]: 'list', [`${LIST}/bkg_1`]: 'one', '/user/my-trips': 'trips' }
  await save([LIST, `${LIST}/bkg_1`])
  server.pages = { [LIST]: 503, [`${LIST}/bkg_1`]: 404, '/user/my-trips': 0 }
  now += 2 * HOUR
  await save([LIST, `${LIST}/bkg_1`])
  expect(store.paths()[pagesOf(NORA)]).toEqual([LIST, '/user/my-trips'])
})

test('where the server has no session or another person’s, no stored page stays', async () => {
  for (const person of [null, 'org_1 usr_other', 'org_2 usr_nora']) {
    server = { person: NORA, pages: { [LIST]: 'list' } }
    await save([LIST], false)
    expect(await open(LIST)).toBe('200 list')
    server.person = person
    await save([LIST], false)
    expect(store.paths()[pagesOf(NORA)], `now ${person}`).toBeUndefined()
    expect(await open(LIST)).toBe('503 notice none')
  }
})

test('the network comes first; without one the stored page is shown with its age, by the policy it came with', async () => {
  server.pages = { [LIST]: `list, saved ${AGE_PLACE}` }
  await save([LIST], false)
  expect(await open(LIST, Promise.resolve(new Response('fresh')))).toBe('200 fresh')
  now += 2.5 * HOUR
  expect(await open(`${LIST}?utm_source=mail`)).toBe('200 list, saved 2 hours ago')
  const answer = await answerPage(new URL(LIST, ORIGIN), silence())
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  now += 30 * DAY
  expect(await open(LIST)).toBe('503 notice some')
})

test('a line that is as good as none is waited for six seconds, where there is something to show instead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.pages = { [LIST]: 'list' }
  await save([LIST], false)
  let answer = (_: Response) => {}
  const slow = () => new Promise<Response>((resolve) => (answer = resolve))
  const stored = open(LIST, slow())
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await stored).toBe('200 list')
  const other = open('/hotel-checkout?checkout=chk_1', slow())
  await vi.advanceTimersByTimeAsync(60_000)
  answer(new Response('the checkout'))
  expect(await other).toBe('200 the checkout')
})

test('every other page says that it needs a network, and whether there is something to read', async () => {
  expect((await answerPage(new URL('/', ORIGIN), silence())).type, 'nothing at all is stored').toBe('error')
  server.pages = { [LIST]: 'list' }
  await save([], false)
  expect(await open('/cars')).toBe('503 notice none')
  await save([LIST], false)
  for (const path of ['/cars', '/hotel-checkout?checkout=chk_1', `${LIST}/bkg_unknown`]) expect(await open(path), path).toBe('503 notice some')
})

test('a document of the network that is another’s, or nobody’s, is handed on once nothing of the person is left; their own and what names nobody leave it', async () => {
  const stored = () => Object.keys(store.paths()).includes(pagesOf(NORA))
  const document = (person: string | null) => Promise.resolve(new Response('page', { headers: person === null ? {} : { 'offline-for': person } }))
  server.pages = { [LIST]: 'list' }
  for (const [person, isLeft] of [
    [null, true],
    [NORA, true],
    ['', false],
    ['org_1 usr_other', false],
  ] as const) {
    await save([LIST], false)
    await open('/cars', document(person))
    expect(stored(), JSON.stringify(person)).toBe(isLeft)
  }
  await save([LIST], false)
  await open('/logout', document(NORA))
  expect(stored(), 'signing out with a line').toBe(false)
})

test('what is being stored while a person leaves goes as well', async () => {
  server.pages = { [LIST]: 'list' }
  await leaving(async () => {
    await save([LIST], false)
    server.person = null
  })
  expect(store.paths()[pagesOf(NORA)]).toBeUndefined()
  // A request that waited for the worker until now.
  await save([LIST], false)
  expect(store.paths()[pagesOf(NORA)]).toBeUndefined()
})

test('a person who comes finds nothing of those before; a person who is refused changes nothing', async () => {
  server.pages = { [LIST]: 'list' }
  await save([LIST], false)
  await coming(Promise.resolve({ ok: false }))
  expect(store.paths()[pagesOf(NORA)]).toEqual([LIST])
  await coming(Promise.resolve({ ok: true }))
  expect(store.paths()[pagesOf(NORA)]).toBeUndefined()
})

test('a person who signs out without a line leaves nothing; of two stores none is shown', async () => {
  server.pages = { [LIST]: 'list' }
  await save([LIST], false)
  expect(await open('/logout')).toBe('503 notice none')
  expect(await open(LIST)).toBe('503 notice none')
  await save([LIST], false)
  await store.open(pagesOf('org_1 usr_other'))
  expect(await open(LIST)).toBe('503 notice none')
})
