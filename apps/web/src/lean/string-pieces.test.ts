import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withStringPieces } from './string-pieces.ts'

const react = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/package.json')
    .replace('package.json', 'cjs/react-dom-server.node.production.js'),
  'utf8',
)

test('the React at hand is built so that pieces of a page stay texts until all are there', () => {
  const code = withStringPieces(react) ?? ''
  expect(code).toContain('function stringToPrecomputedChunk(content) { return content; }')
  expect(code).not.toContain('encodeInto')
  expect(() => new Function(code)).not.toThrow()
})

test('a React that is written another way is built as it is', () => expect(withStringPieces('function writeChunk() {}')).toBeNull())
