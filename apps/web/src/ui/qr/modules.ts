import { drawn } from './draw.ts'
import { codeWords, versionFor } from './words.ts'

/** A square of modules: true is dark. */
export type Modules = readonly (readonly boolean[])[]

/** A text as a QR code, with as few modules as it takes; null for more than 213 bytes. Byte mode, error correction level M (ISO/IEC 18004). */
export function qrModules(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (version === null) return null
  const words = codeWords(bytes, version)
  const masked = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(words, version, mask))
  return masked.reduce((best, each) => (penaltyOf(each) < penaltyOf(best) ? each : best))
}

/** How hard a mask makes it for a reader: long runs, squares, what looks like a corner, and more dark than light or less. */
function penaltyOf(code: Modules): number {
  const lines = [...code, ...code[0]!.map((_, x) => code.map((row) => row[x]!))].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const corners = lines.reduce((sum, line) => sum + (line.match(/(?=00001011101|10111010000)/g)?.length ?? 0), 0)
  let squares = 0
  for (let y = 1; y < code.length; y++)
    for (let x = 1; x < code.length; x++) {
      const isDark = code[y]![x]
      if (code[y - 1]![x] === isDark && code[y]![x - 1] === isDark && code[y - 1]![x - 1] === isDark) squares += 1
    }
  const darkShare = code.flat().filter(Boolean).length / code.length ** 2
  return runs + corners * 40 + squares * 3 + Math.floor(Math.abs(darkShare - 0.5) * 20) * 10
}
