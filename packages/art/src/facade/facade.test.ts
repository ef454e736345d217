import { expect, test } from 'vitest'
import { coloursOf, expectWellFormed } from '../drawings.testing.ts'
import { housePalettes } from '../inks/house-palettes.ts'
import { facade } from './facade.ts'
import { facadeTypes } from './kinds.ts'

test('same hotel, same bytes, in every type, by day and by night, in five inks', () => {
  for (const type of facadeTypes)
    for (const night of [false, true]) {
      const options = { type, seed: `${type}-hotel`, palette: 'honey', night } as const
      const svg = facade(options)
      expect(facade(options)).toBe(svg)
      expectWellFormed(svg)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(Object.values(housePalettes.honey[night ? 'night' : 'day'])).toEqual(expect.arrayContaining(coloursOf(svg)))
    }
})

test('200 hotels of one city and one type all differ, not in colour alone', () => {
  const drawn = Array.from({ length: 200 }, (_, i) => facade({ type: 'town-house', seed: `lisbon-${i}`, palette: 'honey' }))
  expect(new Set(drawn).size).toBe(200)
  expect(new Set(drawn.map((svg) => svg.replace(/#[0-9A-F]{6}/g, ''))).size).toBe(200)
})

test('a wide picture goes on into the street', () => {
  const [square, wide] = [facade({ type: 'palace', seed: 'h' }), facade({ type: 'palace', seed: 'h', width: 800, height: 430 })]
  expect(wide).toContain('viewBox="0 0 893 480"')
  expect(wide.length).toBeGreaterThan(square.length)
})
