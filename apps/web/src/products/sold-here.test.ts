import { PRODUCT_PAGES, type ProductPages } from '@sojourn/contracts/site-pages'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '../lib/request.ts'
import { PLAIN_SHELL } from '../lib/shell.ts'
import { productRoutes } from './routes.ts'

/** The pages of what is searched for; a booking that was made stays to be seen. */
const PAGES = Object.entries<ProductPages>(PRODUCT_PAGES).flatMap(([code, { success: _, ...pages }]) =>
  pages.results === undefined ? [] : Object.values(pages).map((path) => [path, code] as const),
)

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>

async function load(path: string, products: readonly string[]): Promise<unknown> {
  const { file } = productRoutes.find((route) => (route.index ? '/' : `/${route.path}`) === path)!
  const { loader } = (await import(/* @vite-ignore */ new URL(`../${file}`, import.meta.url).href)) as { loader: Loader }
  const shell = { ...PLAIN_SHELL, organisation: { ...PLAIN_SHELL.organisation, products } }
  const post = async (call: string) =>
    call === '/api/general/getShell' ? { ok: true, data: shell } : { ok: false, status: 404, code: 'not_found', message: 'There is nothing here.' }
  const context = new RouterContextProvider()
  context.set(requestContext, { api: { post }, origin: 'http://localhost', nowMs: 0 } as never)
  const url = new URL(path, 'http://localhost')
  return loader({ url, request: new Request(url), params: {}, context, pattern: path } as unknown as LoaderFunctionArgs).catch((thrown) => thrown)
}

/** Every organisation has a front page. */
const FRONT = [PRODUCT_PAGES.HLT.landing]

test.each(PAGES.filter(([path]) => !FRONT.includes(path as '/')))('[C3.5] %s is no page of an organisation that does not list %s', async (path, code) => {
  const thrown = await load(
    path,
    Object.keys(PRODUCT_PAGES).filter((each) => each !== code),
  )
  expect(thrown).toBeInstanceOf(Response)
  expect(await (thrown as Response).text()).toBe('')
  expect(thrown).toMatchObject({ status: 404 })
})

test('[B2.1] the front page of an organisation without hotels is that of its first product', async () => {
  for (const [products, to] of [
    [['XYZ', 'CAR', 'VR'], '/cars'],
    [['VR', 'CAR'], '/holidaystays'],
  ] as const) {
    const thrown = (await load('/', products)) as Response
    expect([thrown.status, thrown.headers.get('location')]).toEqual([302, to])
  }
  expect(await load('/', ['XYZ'])).toMatchObject({ status: 404 })
})

test.each(PAGES)('%s is one where it lists %s', async (path, code) => {
  const loaded = await load(path, [code])
  // Without an API that answers, a page may still say that it cannot be shown.
  expect(loaded instanceof Response && loaded.status === 404).toBe(false)
})
