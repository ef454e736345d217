import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@sojourn/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { DataFolderLocked, openDb, raw, sql } from './index.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
})

/** Empty at first: the first to open it makes a database from nothing, which takes seconds of a processor. */
let data: string
beforeAll(() => {
  data = newFolder()
})

const lockOf = (of = folder): string => join(of, 'lock')

test('a second opener of the folder is refused in one sentence, and the first goes on', async () => {
  const db = await openDb({ dataDir: data })
  await expect(openDb({ dataDir: data })).rejects.toThrow(DataFolderLocked)
  await expect(openDb({ dataDir: data })).rejects.toThrow(/in use by process \d+: stop that process/)
  expect(await db.condition()).toBe('ok')
  await db.close()
  expect(existsSync(lockOf(data))).toBe(false)
})

test('what was written is there after the folder was closed and opened again', async () => {
  const first = await openDb({ dataDir: data })
  await first.migrate([])
  await first.pool.query('create table kept (id int); insert into kept values (7)')
  await first.close()
  await first.close()
  const again = await openDb({ dataDir: data })
  await again.migrate([])
  const { rows } = await again.pool.query('select id from kept')
  await again.asSystem((tx) => raw`select 1`.execute(sql(tx)))
  await again.close()
  expect(rows).toEqual([{ id: 7 }])
})

test('another running process keeps the folder; once it is killed the folder is taken over', async () => {
  const script = `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)}
    lockFolder(process.argv[1]); process.stdout.write('locked'); setInterval(() => {}, 1000)`
  const holder = spawn('node', ['--input-type=module', '-e', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  expect(() => lockFolder(folder)).toThrow(`in use by process ${holder.pid}`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockFolder(folder)()
  expect(existsSync(lockOf())).toBe(false)
})

test('a process with the reused number of a dead one is not taken for the holder', () => {
  writeFileSync(lockOf(), `${process.pid} another-boot:1`)
  lockFolder(folder)()
})

test('a lock without a text is respected while it may still be written, and taken over later', () => {
  writeFileSync(lockOf(), '')
  expect(() => lockFolder(folder)).toThrow(DataFolderLocked)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(lockOf(), longAgo, longAgo)
  lockFolder(folder)()
})

test('a process that is gone leaves its lock behind without harm', () => {
  const gone = spawnSync('node', ['-e', '']).pid
  writeFileSync(lockOf(), `${gone} unknown`)
  lockFolder(folder)()
})
