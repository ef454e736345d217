import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pgDatabase } from './index.ts'
import { serverUser } from './postgres-binaries.ts'
import { postgresServer } from './postgres-server.ts'
import { postgresOnDemand } from './test-server.ts'

test('a server starts, answers and leaves nothing behind', async () => {
  const server = await postgresServer()
  expect(new URL(server.adminUrl).hostname).toBe('127.0.0.1')
  const script = `import pg from 'pg'; const c = new pg.Client(process.argv[1]); await c.connect();
    console.log((await c.query('show data_directory')).rows[0].data_directory); await c.end()`
  const answer = spawnSync('node', ['--input-type=module', '-e', script, server.adminUrl], { encoding: 'utf8', cwd: import.meta.dirname })
  const folder = answer.stdout.trim()
  expect(existsSync(folder)).toBe(true)
  await server.stop()
  expect(existsSync(folder)).toBe(false)
})

test('a run starts its server at the first request, and all requests get the same one', async () => {
  const unused = await postgresOnDemand()
  await unused.stop()
  const server = await postgresOnDemand()
  const answers = await Promise.all([1, 2].map(async () => (await fetch(server.url)).text()))
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^postgres:\/\/postgres:.+@127\.0\.0\.1:\d+\/postgres$/)
  await server.stop()
  await expect(fetch(server.url)).rejects.toThrow()
})

test('the server never runs as root', () => {
  if (process.getuid?.() === 0) expect(serverUser()?.uid).toBeGreaterThan(0)
  else expect(serverUser()).toBeUndefined()
})

test('two databases of one template share no data', async () => {
  const [first, second] = await Promise.all([pgDatabase(), pgDatabase()])
  const one = await first.open()
  const two = await second.open()
  await one.pool.query('create table mine (id int)')
  expect((await two.pool.query("select to_regclass('mine') as mine")).rows).toEqual([{ mine: null }])
  expect((await one.pool.query('select rolsuper from pg_roles where rolname = current_user')).rows).toEqual([{ rolsuper: false }])
  await Promise.all([first.drop(), second.drop()])
})
