const LOOPBACK = /^https?:\/\/(localhost|[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** May a page of this origin drive our fields? The browser enforces the same list by `frame-ancestors`; this one also decides who is answered. */
export function isAllowedParent(origin: string, allowed: readonly string[] | 'loopback'): boolean {
  return allowed === 'loopback' ? LOOPBACK.test(origin) : allowed.includes(origin)
}
