import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pgContractSuite, sendBatch } from './pg-contract.suite.ts'

pgContractSuite(async () => {
  const database = await pgDatabase()
  return { ...(await database.open()), close: database.drop }
})

const seen: { readonly sent: boolean; readonly text: string }[] = []

/** Passes everything on to that server, and notes what goes by in each direction. */
async function notingProxy(target: URL): Promise<Server> {
  const server = createServer((inbound) => {
    const outbound = connect(Number(target.port), target.hostname)
    const passOn = (from: Socket, to: Socket, sent: boolean) =>
      from
        .on('data', (data) => {
          seen.push({ sent, text: data.toString('latin1') })
          to.write(data)
        })
        .on('error', () => to.destroy())
        .on('close', () => to.destroy())
    passOn(inbound, outbound, true)
    passOn(outbound, inbound, false)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

let database: PgDatabase
let proxy: Server
let client: pg.Client
beforeAll(async () => {
  database = await pgDatabase()
  proxy = await notingProxy(new URL(database.databaseUrl))
  const url = new URL(database.databaseUrl)
  url.port = `${(proxy.address() as AddressInfo).port}`
  client = new pg.Client({ connectionString: url.href, pipeline: true })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  proxy?.close()
  await database?.drop()
})

/** What was sent before the first answer came, and everything that was sent. */
async function seenDuring(work: () => Promise<unknown>): Promise<{ ahead: string; sent: string }> {
  seen.length = 0
  await work()
  const textOf = (part: readonly { sent: boolean; text: string }[]) =>
    part
      .filter(({ sent }) => sent)
      .map(({ text }) => text)
      .join('')
  return {
    ahead: textOf(
      seen.slice(
        0,
        seen.findIndex(({ sent }) => !sent),
      ),
    ),
    sent: textOf(seen),
  }
}

test('a second query is sent before the first is answered', async () => {
  const { ahead } = await seenDuring(() => Promise.all([client.query('select 1 as one'), client.query('select 2 as two')]))
  expect(ahead).toContain('select 1 as one')
  expect(ahead).toContain('select 2 as two')
})

test('of a named statement the text is sent once, and its rows are described once', async () => {
  const named = { name: 'again', text: 'select $1::int as again', values: [1] }
  expect((await seenDuring(() => sendBatch(client, [named]))).sent).toContain(named.text)
  const { sent } = await seenDuring(() => sendBatch(client, [named, named]))
  expect(sent).not.toContain(named.text)
  // The letters of the messages that are left: twice a bind and an execute, and one sync.
  const lengthOf = (letter: string) => sent.split(`${letter}\0\0\0`).length - 1
  expect(['B', 'D', 'E', 'S'].map(lengthOf)).toEqual([2, 0, 2, 1])
})

test('a connection that is lost fails every statement of a batch with that, and none as skipped', async () => {
  const lost = new pg.Client({ connectionString: database.databaseUrl, pipeline: true })
  lost.on('error', () => {})
  await lost.connect()
  const settled = await sendBatch(lost, [{ text: 'select pg_terminate_backend(pg_backend_pid())' }, { text: 'select 1' }, { text: 'select 2' }])
  expect(settled.map((each) => each.status)).toEqual(['rejected', 'rejected', 'rejected'])
})
