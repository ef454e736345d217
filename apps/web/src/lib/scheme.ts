/** By day, by night, or as the device says. */
export type Scheme = 'system' | 'light' | 'dark'

const COOKIE = 'scheme'

export function schemeOf(cookies: string | null): Scheme {
  const chosen = new RegExp(`(?:^|;\\s*)${COOKIE}=(light|dark)`).exec(cookies ?? '')?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Stores the choice for a year. Not a secret and not about a person: readable by script on purpose. */
export function keepScheme(scheme: Scheme): void {
  const age = scheme === 'system' ? 0 : 31_536_000
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet
  document.cookie = `${COOKIE}=${scheme}; Path=/; Max-Age=${age}; SameSite=Lax`
}
