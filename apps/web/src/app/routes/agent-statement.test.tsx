import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '../../lib/request.ts'
import AgentStatementPage, { loader } from './agent-statement.tsx'

/** The page as a server renders it at this instant. */
async function pageAt(now: string, search = '') {
  const context = new RouterContextProvider()
  const line = { limit: 1_000, used: 0, held: 0, free: 1_000, currency: 'USD' }
  const post = async (path: string) =>
    path === '/api/agents/getStatement' ? { ok: true, data: { line, entries: [], next: null } } : { ok: false, status: 403, code: 'x', message: '', errors: [] }
  context.set(requestContext, { api: { post }, nowMs: Date.parse(now) } as never)
  const { data } = await loader({ context, request: new Request(`http://travel.test/agent/statement${search}`) } as never)
  const Page = createRoutesStub([
    { path: '/', Component: () => <AgentStatementPage {...({ loaderData: data } as Parameters<typeof AgentStatementPage>[0])} /> },
  ])
  return { data, html: renderToStaticMarkup(<Page />) }
}

test('the statement takes the time from the clock of its request, and leaves the day to the clock of its reader', async () => {
  const { data } = await pageAt('2027-01-01T05:00:00Z')
  expect(data).toMatchObject({ now: '2027-01-01T05:00:00.000Z' })
  expect(data).not.toHaveProperty('today')
})
