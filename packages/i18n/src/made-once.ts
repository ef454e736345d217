/** Makes a thing once for each language and whatever else decides on it: making a format of `Intl` takes a hundred times what using it takes. */
export function madeOnce<Of extends readonly (string | number)[], T>(make: (...of: Of) => T): (...of: Of) => T {
  const known = new Map<string, T>()
  return (...of) => {
    const key = of.join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(...of)
    known.set(key, made)
    return made
  }
}
