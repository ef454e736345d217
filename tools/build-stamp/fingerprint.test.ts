import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildStamp } from './build-stamp.ts'
import { fingerprint, looksOf } from './fingerprint.ts'

let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = newFolder()
  for (const folder of ['web', 'web/src', 'web/build']) mkdirSync(join(root, folder))
  write('web/src/home.tsx', 'one')
  write('lock.json', '{}')
})
afterEach(() => {
  vi.useRealTimers()
})

const current = () => fingerprint(root, ['web', 'lock.json'])

test('the web build is stale after a source, its name or the lock file changed', () => {
  const seen = new Set([current()])
  write('web/src/home.tsx', 'two')
  seen.add(current())
  write('web/src/search.tsx', 'two')
  seen.add(current())
  write('lock.json', '{"a":1}')
  seen.add(current())
  expect(seen.size).toBe(4)
})

test('the web build stays fresh when only its output, a test or a time stamp changed', () => {
  const before = current()
  write('web/build/index.js', 'built')
  write('web/src/home.test.tsx', 'a test')
  write('web/src/home.tsx', 'one')
  expect(current()).toBe(before)
})

const SOURCES = ['web', 'lock.json']
const looks = () => looksOf(root, SOURCES)
/** As if all that was written before had been written a minute ago. */
const aMinuteLater = () => vi.setSystemTime(Date.now() + 60_000)
const storedLooks = () => join(root, 'web/build/.stamp-looks')

test('files that were written just now are not known by their looks, later ones are', () => {
  expect(looks()).toBeNull()
  aMinuteLater()
  expect(looks()).toBe(looks())
})

test('a source looks different once it was written, also with as many letters and its old time', () => {
  aMinuteLater()
  const before = looks()
  const { atime, mtime } = statSync(join(root, 'web/src/home.tsx'))
  write('web/src/home.tsx', 'two')
  utimesSync(join(root, 'web/src/home.tsx'), atime, mtime)
  aMinuteLater()
  expect(looks()).not.toBe(before)
  const written = looks()
  write('web/build/index.js', 'built')
  write('web/src/home.test.tsx', 'a test')
  aMinuteLater()
  expect(looks()).toBe(written)
  write('web/src/search.tsx', 'new')
  aMinuteLater()
  expect(looks()).not.toBe(written)
})

test('a build is current by the looks of its sources or else by their contents, and never after a source changed', () => {
  const stamp = buildStamp(join(root, 'web/build/.stamp'), root, SOURCES)
  expect(stamp.isCurrent()).toBe(false)
  stamp.take()()
  expect([stamp.isCurrent(), existsSync(storedLooks())]).toEqual([true, false])
  aMinuteLater()
  expect([stamp.isCurrent(), existsSync(storedLooks())]).toEqual([true, true])
  // A touched file, as in a clone: its contents are read.
  utimesSync(join(root, 'lock.json'), 1, 1)
  aMinuteLater()
  expect(stamp.isCurrent()).toBe(true)
  write('web/src/home.tsx', 'two')
  expect(stamp.isCurrent()).toBe(false)
  aMinuteLater()
  expect(stamp.isCurrent()).toBe(false)
  // Written while its build is made: that one is stale.
  const markBuilt = stamp.take()
  write('web/src/home.tsx', 'six')
  markBuilt()
  aMinuteLater()
  expect(stamp.isCurrent()).toBe(false)
})

test('of looks that belong to another build nothing is believed', () => {
  const stamp = buildStamp(join(root, 'web/build/.stamp'), root, SOURCES)
  stamp.take()()
  aMinuteLater()
  expect([stamp.isCurrent(), existsSync(storedLooks())]).toEqual([true, true])
  write('web/build/.stamp', 'of another build')
  expect(stamp.isCurrent()).toBe(false)
})
