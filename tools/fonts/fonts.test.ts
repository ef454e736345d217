import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { fromRoot } from '../root.ts'
import { cutFace } from './cut-face.ts'
import { facesOf } from './faces.ts'

const faces = facesOf()

test('every font has the letters and weights that fonts.css names', async () => {
  expect(faces.map((face) => face.file)).toEqual([
    'fraunces-latin.woff2',
    'fraunces-latin-ext.woff2',
    'figtree-latin.woff2',
    'figtree-latin-ext.woff2',
    'noto-sans-arabic.woff2',
  ])
  for (const face of faces) {
    const stored = await subsetFont(readFileSync(fromRoot('apps', 'web', 'src', 'ui', 'fonts', face.file)), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
    })
    const wanted = await cutFace(face, 'truetype')
    for (const table of ['cmap', 'fvar'])
      expect(tableOf(stored, table).equals(tableOf(wanted, table)), `${table} of ${face.file}: run tools/render-fonts.ts`).toBe(true)
  }
})

test('fonts.css names every Latin letter of the world but the Vietnamese tones', () => {
  const folder = fromRoot('packages', 'world', 'data')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const letters = new Set(files.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\p{Script=Latin}/gu) ?? []))
  const vietnamese = /[\u1EA0-\u1EF1]/
  for (const family of ['fraunces', 'figtree']) {
    const ours = new Set(faces.filter((face) => face.file.startsWith(family)).flatMap((face) => [...face.letters]))
    expect([...letters].filter((letter) => !ours.has(letter) && !vietnamese.test(letter))).toEqual([])
  }
})

test('fonts.css names every letter of Arabic that the catalogue and the names of places have', () => {
  const folders = [fromRoot('packages', 'i18n', 'locales', 'ar'), fromRoot('packages', 'world', 'data', 'exonyms')]
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  // Marks and commas of Arabic belong to several scripts.
  const letters = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\u0600-\u06ff]/g) ?? []))
  const ours = new Set(faces.filter((face) => face.file.startsWith('noto')).flatMap((face) => [...face.letters]))
  expect(letters.size).toBeGreaterThan(30)
  expect([...letters].filter((letter) => !ours.has(letter))).toEqual([])
})

/** One table of a font: its directory has sixteen bytes for each, with the name, the place and the length. */
function tableOf(font: Buffer, name: string): Buffer {
  const entry = font.indexOf(name, 12, 'latin1')
  const start = font.readUInt32BE(entry + 8)
  return font.subarray(start, start + font.readUInt32BE(entry + 12))
}
