import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { packFiles } from './pack-files.ts'

test('texts are compressed into files next to them, pictures are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const text = 'const hotel = 1;'.repeat(50)
  writeFileSync(join(folder, 'assets', 'home.js'), text)
  writeFileSync(join(folder, 'hero.avif'), 'a picture')
  await packFiles(folder)
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'assets',
    join('assets', 'home.js'),
    join('assets', 'home.js.br'),
    join('assets', 'home.js.gz'),
    'hero.avif',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'home.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'home.js.gz'))).toString()).toBe(text)
})
