import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '../../lib/request.ts'
import { loadResults, type SearchRead } from './load-results-api.ts'

/** A page server of an organisation that sells cars alone. */
function asked(path: string, mode = 'document') {
  const context = new RouterContextProvider()
  const post = async () => ({ ok: true, data: { organisation: { products: ['CAR'] } } })
  context.set(requestContext, { api: { post }, nowMs: 7 } as never)
  return { context, request: new Request(`https://site.test${path}`, { headers: { 'sec-fetch-dest': mode } }) }
}
const thrownBy = (loading: Promise<unknown>): Promise<Response> =>
  loading.then(
    () => Promise.reject(new Error('it has loaded')),
    (thrown: Response) => thrown,
  )
const read = (more: Partial<SearchRead> = {}): SearchRead => ({ status: 200, moved: null, ...more })

test('a list is loaded with what its page shows beside it, its address and its status', async () => {
  const loaded = await loadResults(asked('/cars?age=30'), 'CAR', {
    find: async ({ query }) => read({ status: query.get('age') === '30' ? 422 : 200 }),
    about: ({ nowMs }) => ({ given: nowMs }),
  })
  expect(loaded.data).toEqual({ given: 7, nowMs: 7, again: '/cars?age=30', head: null, found: read({ status: 422 }) })
  expect(loaded.init).toEqual({ status: 422 })
})

test('a search that has moved is a redirect, for a step by script too once it is found', async () => {
  const source = { find: async () => read({ status: 302, moved: '/cars?place=lisbon' }), about: () => ({}) }
  expect((await thrownBy(loadResults(asked('/cars'), 'CAR', source))).headers.get('location')).toBe('/cars?place=lisbon')
  const step = await loadResults(asked('/cars', 'empty'), 'CAR', source)
  expect(await step.data.found).toMatchObject({ moved: '/cars?place=lisbon' })
})

test('what is not sold here is 404, also where its search fails later', async () => {
  let fail: (why: Error) => void = () => {}
  const find = () => new Promise<SearchRead>((_, reject) => (fail = reject))
  expect((await thrownBy(loadResults(asked('/flights'), 'FLT', { find, about: () => ({}) }))).status).toBe(404)
  const unhandled: unknown[] = []
  const note = (why: unknown) => unhandled.push(why)
  process.on('unhandledRejection', note)
  fail(new Error('the search failed'))
  await new Promise((next) => setImmediate(next))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
