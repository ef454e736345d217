import { expect, test } from 'vitest'
import { coloursOf, expectWellFormed } from '../drawings.testing.ts'
import { housePalettes } from '../inks/house-palettes.ts'
import { room } from './room.ts'

test('every bed, window and view draws, the same each time, in five inks', () => {
  for (const bed of ['double', 'king', 'twin', 'single'] as const)
    for (const window of ['arch', 'door', 'wide', 'square', 'round'] as const)
      for (const view of ['roofs', 'river', 'garden', 'sea', 'peaks', 'skyline', 'palms', 'courtyard'] as const) {
        const options = { bed, window, view, seed: 'r', palette: 'sage' } as const
        const svg = room(options)
        expect(room(options)).toBe(svg)
        expectWellFormed(svg)
        expect(Object.values(housePalettes.sage.day)).toEqual(expect.arrayContaining(coloursOf(svg)))
      }
})

test('a mirrored room is another picture', () => {
  const options = { bed: 'double', seed: 'r' } as const
  expect(room({ ...options, mirrored: true })).not.toBe(room({ ...options, mirrored: false }))
})
