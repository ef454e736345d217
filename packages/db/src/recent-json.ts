/** Shorter texts are parsed sooner than they are found, longer ones are too many to keep. */
const SHORTEST = 512
const LONGEST = 32_768
const KEPT_MAX = 256

/**
 * Parses JSON of the database. A booking or checkout is read several times while it is paid: the same text is parsed once, as long as it is one of the last 256. The values are
 * frozen, because readers share them; so whatever is made of one may be cached by its identity (`madeOf` of the kernel).
 */
export function recentJson(): (text: string) => unknown {
  const known = new Map<string, unknown>()
  return (text) => {
    if (text.length < SHORTEST || text.length > LONGEST) return JSON.parse(text)
    const found = known.get(text)
    if (found !== undefined) return found
    const value = frozen(JSON.parse(text))
    if (known.size >= KEPT_MAX) known.delete(known.keys().next().value as string)
    known.set(text, value)
    return value
  }
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
