import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Face } from './faces.ts'

// Fraunces in all its optical sizes: large headings keep their fine strokes.
const PUBLISHED: Readonly<Record<string, string>> = {
  'fraunces-latin.woff2': 'fraunces/files/fraunces-latin-opsz-normal.woff2',
  'fraunces-latin-ext.woff2': 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  'figtree-latin.woff2': 'figtree/files/figtree-latin-wght-normal.woff2',
  'figtree-latin-ext.woff2': 'figtree/files/figtree-latin-ext-wght-normal.woff2',
  'noto-sans-arabic.woff2': 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
}

/** The published file of a face with only the letters and weights that the style sheet names. */
export function cutFace({ file, weights, letters }: Face, targetFormat: 'woff2' | 'truetype' = 'woff2'): Promise<Buffer> {
  return subsetFont(publishedFile(file), letters, { targetFormat, variationAxes: { wght: { ...weights, default: weights.min } } })
}

export function publishedFile(file: string): Buffer {
  const path = PUBLISHED[file]
  if (!path) throw new Error(`no published font is known for ${file}`)
  return readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${path}`))
}
