import { expect, test } from 'vitest'
import { coloursOf, expectWellFormed } from '../drawings.testing.ts'
import { paletteNames, palettes } from '../inks/palettes.ts'
import { motifNames } from '../motifs/index.ts'
import { poster } from './poster.ts'
import { composePoster, namedPlaces, posterFor } from './poster-for.ts'

test('same options, same bytes; another seed, another picture', () => {
  const options = { motif: 'pagoda', palette: 'kyoto', seed: 'kyoto' } as const
  expect(poster(options)).toBe(poster(options))
  expect(poster({ ...options, seed: 'nara' })).not.toBe(poster(options))
})

test('every motif draws by day and by night in its five inks alone, as well-formed XML', () => {
  expect(motifNames.length).toBeGreaterThan(60)
  for (const [i, motif] of motifNames.entries())
    for (const night of [false, true]) {
      const palette = paletteNames[i % paletteNames.length] ?? 'coast'
      const svg = poster({ motif, palette, seed: motif, night })
      const inks = Object.values(palettes[palette][night ? 'night' : 'day'])
      expect(inks, motif).toEqual(expect.arrayContaining(coloursOf(svg)))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expectWellFormed(svg)
    }
})

test('named destinations differ from each other, others follow type and climate, and a caller may overrule', () => {
  const place = { type: 'city', climate: 'temperate' } as const
  const drawn = new Set(namedPlaces.map((key) => posterFor({ key, ...place })))
  expect(drawn.size).toBe(namedPlaces.length)
  expect(composePoster({ key: 'paris', ...place }).motif).toBe('lattice-tower')
  expect(composePoster({ key: 'nowhere', type: 'desert', climate: 'desert' })).toEqual(composePoster({ key: 'nowhere', type: 'desert', climate: 'desert' }))
  expect(composePoster({ key: 'paris', ...place, motif: 'big-wheel', parts: { plant: 'trees' } })).toMatchObject({
    motif: 'big-wheel',
    parts: { plant: 'trees' },
  })
})

test('the view box follows the ratio asked for', () => {
  expect(poster({ motif: 'castle', palette: 'autumn', seed: 's', width: 1216, height: 560 })).toContain('viewBox="0 0 1737 800" width="1216" height="560"')
})
