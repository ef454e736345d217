import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrModules } from './modules.ts'

const drawn = (text: string) => (qrModules(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

// Read by another program (jsQR 1.4.0) when this was written, as were texts of every version.
const SOJOURN = `
#######..#.##.#######
#.....#..##.#.#.....#
#.###.#.#.##..#.###.#
#.###.#.##.##.#.###.#
#.###.#.#.#.#.#.###.#
#.....#.#.##..#.....#
#######.#.#.#.#######
........##...........
#.#####...##..#####..
.##.#..#..######.#..#
#.##..#.....#.##.#.#.
#####...#.###########
###..####...#...#....
........#...#..##..##
#######..###.#.....#.
#.....#.##.....######
#.###.#.#.##.#.#...#.
#.###.#.#######.##...
#.###.#.##..#.#..#...
#.....#...#####..##..
#######.##..#....#.#.`

test('a short text is drawn module by module as readers know it', () => {
  expect(drawn('sojourn').join('\n')).toBe(SOJOURN.trim())
})

test.each([
  [14, 21],
  [15, 25],
  [106, 41],
  [107, 45],
  [180, 53],
  [213, 57],
])('%i bytes take %i modules a side', (length, size) => {
  expect(qrModules('x'.repeat(length))).toHaveLength(size)
})

test('blocks of two lengths, and the version in figures, as they were read', () => {
  const hash = createHash('sha256')
    .update(drawn('x'.repeat(213)).join('\n'))
    .digest('hex')
  expect(hash).toBe('5b61c982b56d25234b982f4f8af846b0eceec99e4b8110731fd50415460174a5')
})

test('what is too long for it has none', () => {
  expect(qrModules('x'.repeat(214))).toBeNull()
})
