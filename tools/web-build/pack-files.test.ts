import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { newFolder } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { packFiles } from './pack-files.ts'

test('texts are compressed into files next to them, in each folder that has them; pictures are not', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets', 'ja'), { recursive: true })
  const text = 'const hotel = 1;'.repeat(50)
  writeFileSync(join(folder, 'assets', 'home.js'), text)
  writeFileSync(join(folder, 'assets', 'ja', 'home.js'), text)
  writeFileSync(join(folder, 'hero.avif'), 'a picture')
  await packFiles(folder)
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'assets',
    join('assets', 'home.js'),
    join('assets', 'home.js.br'),
    join('assets', 'home.js.gz'),
    join('assets', 'ja'),
    join('assets', 'ja', 'home.js'),
    join('assets', 'ja', 'home.js.br'),
    join('assets', 'ja', 'home.js.gz'),
    'hero.avif',
  ])
  for (const file of [join('assets', 'home.js'), join('assets', 'ja', 'home.js')]) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString()).toBe(text)
  }
})
