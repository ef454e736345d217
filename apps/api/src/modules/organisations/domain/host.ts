/** The name in a `Host` header: lower case, without port or the dot that ends a full name. */
export function hostName(host: string): string {
  const lower = host.trim().toLowerCase()
  const name = lower.startsWith('[') ? lower.slice(0, lower.indexOf(']') + 1) : (lower.split(':')[0] ?? '')
  return name.replace(/\.$/, '')
}

/** True for names that only this machine answers to. */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}
