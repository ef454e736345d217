/** Reads and writes cookies. On https every one is `__Host-` and Secure; all are HttpOnly and SameSite=Lax. */
export interface Cookies {
  get(name: string): string | null
  set(name: string, value: string, maxAgeSeconds: number): void
  /** What to send: one `Set-Cookie` value each. */
  written(): readonly string[]
}

export function readCookies(header: string | null, secure: boolean): Cookies {
  const sent = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0) sent.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  const realName = (name: string) => (secure ? `__Host-${name}` : name)
  const out = new Map<string, string>()
  return {
    get: (name) => decoded(sent.get(realName(name))),
    set(name, value, maxAgeSeconds) {
      out.set(name, `${realName(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`)
    },
    written: () => [...out.values()],
  }
}

function decoded(value: string | undefined): string | null {
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
