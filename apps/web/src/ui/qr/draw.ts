import { bitsOf } from './words.ts'

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** Patterns that every reader looks for, then the words in their zigzag, under one of eight masks. */
export function drawn(words: readonly number[], version: number, mask: number): boolean[][] {
  const size = version * 4 + 17
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y]![x] = isDark
    fixed[y]![x] = true
  }
  const ring = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(cx, cy, 4, [2, 4])
  const centers = alignmentsOf(version, size)
  const last = centers.length - 1
  for (const [j, cy] of centers.entries())
    for (const [i, cx] of centers.entries()) {
      const isCorner = (i === 0 && j === 0) || (i === last && j === 0) || (i === 0 && j === last)
      if (!isCorner) ring(cx, cy, 2, [1])
    }
  drawFormat(set, size, mask)
  if (version >= 7) drawVersion(set, size, version)

  const bits = words.flatMap((word) => bitsOf(word, 8))
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const isUp = ((right + 1) & 2) === 0
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue
        dark[y]![x] = bits[next++] === 1
        if (MASKS[mask]!(x, y) === 0) dark[y]![x] = !dark[y]![x]
      }
    }
  }
  return dark
}

function alignmentsOf(version: number, size: number): number[] {
  if (version === 1) return []
  return version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7]
}

type Set = (x: number, y: number, isDark: boolean) => void

/** Level M and the mask, twice, with its BCH code. */
function drawFormat(set: Set, size: number, mask: number): void {
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const bit = (i: number) => ((bits >>> i) & 1) === 1
  for (let i = 0; i < 6; i++) set(8, i, bit(i))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i))
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i))
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i))
  set(8, size - 8, true)
}

function drawVersion(set: Set, size: number, version: number): void {
  let rest = version
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >>> i) & 1) === 1
    set(size - 11 + (i % 3), Math.floor(i / 3), isDark)
    set(Math.floor(i / 3), size - 11 + (i % 3), isDark)
  }
}
