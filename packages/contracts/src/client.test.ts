import { expect, test } from 'vitest'
import { createClient } from './client.ts'

const answering = (body: BodyInit, status = 200) => createClient(async () => new Response(body, { status })).post('/api/general/getShell', {})

test('[B7.19] a client answers the error where a call fails, and never throws: without a connection, with an unreadable answer, and with a refusal', async () => {
  const offline = createClient(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await offline.post('/api/general/getShell', {})).toMatchObject({ ok: false, status: 0, code: 'offline', errors: [], data: {} })
  const cutOff = createClient(async () => ({ status: 200, json: () => Promise.reject(new TypeError('terminated')) }) as unknown as Response)
  expect(await cutOff.post('/api/general/getShell', {})).toMatchObject({ ok: false, code: 'unreadable' })
  for (const body of ['', '<html>', 'null', '[]', '7', '{"status":"maybe"}'])
    expect(await answering(body, 502)).toMatchObject({ ok: false, status: 502, code: 'unreadable', errors: [], data: {} })
  const refusal = { status: 'fail', code: 'bad_request', message: 'Check the fields.', errors: [{ field: 'a', message: 'is missing' }] }
  expect(await answering(JSON.stringify(refusal), 400)).toEqual({ ...refusal, ok: false, status: 400, data: {} })
})
