const BEGIN = 0x811c9dc5

/** A stable 32-bit hash of texts and numbers (FNV-1a, then mixed). The demo world is made of it: same input, same value, on every machine. */
export const hash32 = (...parts: readonly (string | number)[]): number => mixed(taken(BEGIN, parts))

/** `hashUnit` with its first parts already taken in: for many values about one thing. */
export function hashUnitsOf(...first: readonly (string | number)[]): (part: string | number) => number {
  const begun = taken(BEGIN, first)
  return (part) => mixed(takenOne(begun, String(part))) / 2 ** 32
}

function taken(from: number, parts: readonly (string | number)[]): number {
  let h = from
  for (const part of parts) h = takenOne(h, String(part))
  return h
}

function takenOne(from: number, text: string): number {
  let h = from
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return Math.imul(h ^ 0x1f, 0x01000193)
}

function mixed(from: number): number {
  let h = from
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** The same as a number from 0 up to, not including, 1. */
export const hashUnit = (...parts: readonly (string | number)[]): number => hash32(...parts) / 2 ** 32
