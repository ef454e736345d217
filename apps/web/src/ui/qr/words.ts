/** Versions 1 to 10 at error correction level M (ISO/IEC 18004, table 9): correction bytes of a block, blocks, and the data bytes of all. */
const VERSIONS = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 64],
  [24, 2, 86],
  [16, 4, 108],
  [18, 4, 124],
  [22, 4, 154],
  [22, 5, 182],
  [26, 5, 216],
] as const

/** The smallest version that holds so many bytes; null where none does. */
export function versionFor(length: number): number | null {
  const at = VERSIONS.findIndex(([, , data], index) => length <= data - (index < 9 ? 2 : 3))
  return at < 0 ? null : at + 1
}

/** All words of the code, in the order they are drawn in. */
export const codeWords = (bytes: Uint8Array, version: number): number[] => interleaved(dataWords(bytes, version), version)

/** Mode, length, the bytes, a terminator and padding. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const lengthBits = version < 10 ? 8 : 16
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, lengthBits), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))]
  const most = VERSIONS[version - 1]![2]
  bits.push(...bitsOf(0, Math.min(4, most * 8 - bits.length)))
  while (bits.length % 8) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2))
  for (let pad = 0xec; words.length < most; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** The lowest bits of a number, the highest of them first. */
export const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, i) => (value >>> (count - 1 - i)) & 1)

/** Blocks side by side: the first data byte of each, the second of each, then their correction. The later blocks are one byte longer where it does not divide. */
function interleaved(data: readonly number[], version: number): number[] {
  const [correction, count] = VERSIONS[version - 1]!
  const short = Math.floor(data.length / count)
  const shorts = count - (data.length % count)
  const startOf = (i: number) => i * short + Math.max(0, i - shorts)
  const blocks = Array.from({ length: count }, (_, i) => data.slice(startOf(i), startOf(i + 1)))
  const checks = blocks.map((block) => correctionOf(block, correction))
  const columns = (rows: readonly (readonly number[])[], length: number) => Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat()
  return [...columns(blocks, short + 1), ...columns(checks, correction)]
}

/** A product in the field of 256 elements that the code counts in. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** Reed-Solomon: the remainder of the block by the generator of that degree. */
function correctionOf(block: readonly number[], degree: number): number[] {
  const generator: number[] = [...Array<number>(degree - 1).fill(0), 1]
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) generator[j] = times(generator[j]!, root) ^ (generator[j + 1] ?? 0)
  return block.reduce<number[]>((rest, byte) => {
    const factor = byte ^ rest[0]!
    return [...rest.slice(1), 0].map((value, i) => value ^ times(generator[i]!, factor))
  }, Array<number>(degree).fill(0))
}
