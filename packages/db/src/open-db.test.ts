import { newDataFolder, newFolder, newLite } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { notes } from './fixtures/notes.ts'
import { openDb, raw, sql } from './index.ts'

test('two systems on one embedded database neither mix nor wait for each other for ever', async () => {
  const lite = await newLite()
  const [api, gateway] = await Promise.all([openDb({ lite }), openDb({ lite, schema: 'gateway' })])
  await Promise.all([api.migrate([notes]), gateway.migrate([notes])])
  const schemaOf = (db: typeof api) => db.asSystem(async (tx) => (await raw<{ name: string }>`select current_schema() as name`.execute(sql(tx))).rows[0]?.name)
  const seen = await Promise.all(Array.from({ length: 20 }, (_, i) => schemaOf(i % 2 ? api : gateway)))
  expect(seen).toEqual(Array.from({ length: 20 }, (_, i) => (i % 2 ? 'public' : 'gateway')))
  await gateway.close()
  expect(await api.condition()).toBe('ok')
  await api.close()
  await lite.close()
})

test('closing waits for the transaction that is open', async () => {
  const folder = newFolder()
  const db = await openDb({ dataDir: await newDataFolder(folder) })
  await db.migrate([notes])
  const order: string[] = []
  const work = db.asSystem(async (tx) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    await raw`insert into cities values ('x', 'X')`.execute(sql(tx))
    order.push('worked')
  })
  await new Promise((resolve) => setTimeout(resolve, 10))
  await db.close().then(() => order.push('closed'))
  await work
  expect(order).toEqual(['worked', 'closed'])
})

test('a database that is not there is reported as `silent`', async () => {
  const db = await openDb({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' })
  expect(await db.condition()).toBe('silent')
  await db.close()
})
