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

test('[C4.1] work that a page is asked for is done, and the call sent again with its proof under another key; without a solver, and after three, the refusal is the answer', async () => {
  const sent: { proof: string | undefined; key: string | undefined }[] = []
  const asks =
    (times: number) =>
    async (_path: string, { headers }: RequestInit) => {
      const { 'proof-of-work': proof, 'idempotency-key': key } = headers as Record<string, string>
      sent.push({ proof, key })
      const refusal = { status: 'fail', code: 'proof_required', message: 'Work first.', data: { challenge: `challenge ${sent.length}` } }
      return new Response(JSON.stringify(sent.length <= times ? refusal : { status: 'success', message: 'OK', data: {} }), { status: 200 })
    }
  const post = (client: ReturnType<typeof createClient>) => client.post('/api/general/getShell', {}, { idempotencyKey: 'key' })
  const solve = async (challenge: string) => `proof of ${challenge}`
  expect(await post(createClient(asks(2), solve))).toMatchObject({ ok: true })
  expect(sent).toEqual([
    { proof: undefined, key: 'key' },
    { proof: 'proof of challenge 1', key: 'key.1' },
    { proof: 'proof of challenge 2', key: 'key.2' },
  ])
  sent.length = 0
  expect(await post(createClient(asks(9), solve))).toMatchObject({ ok: false, code: 'proof_required' })
  expect(sent).toHaveLength(4)
  expect(await post(createClient(asks(99)))).toMatchObject({ ok: false, code: 'proof_required' })
  expect(sent).toHaveLength(5)
})
