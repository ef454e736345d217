import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sojourn-fingerprint-'))
  for (const folder of ['web', 'web/src', 'web/build']) mkdirSync(join(root, folder))
  write('web/src/home.tsx', 'one')
  write('lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

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
