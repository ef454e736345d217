import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '../../lib/request.ts'
import MyTripsPage, { loader } from './my-trips.tsx'

/** The page at an address, as a server renders it whose API answers so. */
async function pageAt(search: string, answer: object) {
  const asked: string[] = []
  const context = new RouterContextProvider()
  const post = async (path: string) => {
    asked.push(path)
    return answer
  }
  context.set(requestContext, { api: { post }, nowMs: Date.parse('2026-11-24T12:00:00Z') } as never)
  const { data, init } = await loader({ context, request: new Request(`http://travel.test/user/my-trips${search}`) } as never)
  const Page = createRoutesStub([{ path: '/', Component: () => <MyTripsPage {...({ loaderData: data } as Parameters<typeof MyTripsPage>[0])} /> }])
  return { asked, status: init?.status, html: renderToStaticMarkup(<Page />) }
}
const failed = (status: number) => ({ ok: false, status, code: 'x', message: 'no', errors: [] })

test('[B8.1] a list of trips that could not be loaded says "Error al cargar viajes", and offers to try again', async () => {
  const { html, status } = await pageAt('', failed(503))
  expect(html).toContain('Error al cargar viajes')
  expect(html).toContain('Try again')
  expect(html).toContain('>My trips</h1>')
  expect(status).toBe(503)
  expect((await pageAt('', { ok: true, data: { trips: [] } })).html).not.toContain('Error al cargar viajes')
})

test('with trip_id and workarea the page is that of one trip, else the list', async () => {
  expect((await pageAt('?trip_id=trp_1&workarea=viewMyTrips', failed(404))).asked).toEqual(['/api/trips/get'])
  expect((await pageAt('?trip_id=token', failed(401))).asked).toEqual(['/api/trips/gettrips'])
})

test('a guest is asked to sign in, and a trip of other people is one that is not there', async () => {
  expect(await pageAt('', failed(401))).toMatchObject({ status: 401, html: expect.stringContaining('Sign in to see your trips.') })
  expect(await pageAt('?trip_id=trp_1&workarea=viewMyTrips', failed(404))).toMatchObject({ status: 404, html: expect.stringContaining('find that trip') })
})
