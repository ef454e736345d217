/** A stable 32-bit hash of texts and numbers (FNV-1a, then mixed). The demo world is made of it: same input, same value, on every machine. */
export function hash32(...parts: readonly (string | number)[]): number {
  let h = 0x811c9dc5
  for (const part of parts) {
    const text = String(part)
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    h = Math.imul(h ^ 0x1f, 0x01000193)
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** The same as a number from 0 up to, not including, 1. */
export const hashUnit = (...parts: readonly (string | number)[]): number => hash32(...parts) / 2 ** 32
