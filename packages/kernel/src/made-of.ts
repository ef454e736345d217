/** Makes something of an object once, for as long as that object lives: of a stored value that was parsed before (`recentJson`), or of anything else that does not change. */
export function madeOf<Of extends object, T>(make: (of: Of) => T): (of: Of) => T {
  const made = new WeakMap<Of, T>()
  return (of) => {
    const found = made.get(of)
    if (found !== undefined) return found
    const value = make(of)
    made.set(of, value)
    return value
  }
}
