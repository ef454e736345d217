/** Keyed hashes of one organisation: the same trace has another hash at another one, so no one is tracked from brand to brand. */
export type Mark = (kind: string, value: string) => string

/** The network an address is in: of IPv4 the first three bytes, of IPv6 the first 48 bits. What is neither stays as it is. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  const plain = mapped?.[1] ?? ip
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain)
  if (four) return `${four[1]}.0/24`
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('%')[0]!.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const whole = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${whole
    .slice(0, 3)
    .map((part) => Number.parseInt(part || '0', 16).toString(16))
    .join(':')}::/48`
}

/** Providers that read `a.na` and `ana` as one mailbox, by their other names too. */
const DOTLESS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/** One mailbox, one text: without a tag behind a plus, and without dots where the provider ignores them. */
export function canonicalEmail(email: string): string {
  const [name = '', domain = ''] = splitAtLast(email.trim().toLowerCase())
  const bare = name.split('+')[0] || name
  const known = DOTLESS.get(domain)
  return known ? `${bare.replaceAll('.', '')}@${known}` : `${bare}@${domain}`
}

export const domainOf = (email: string): string => splitAtLast(email.trim().toLowerCase())[1] ?? ''

function splitAtLast(email: string): [string, string] {
  const at = email.lastIndexOf('@')
  return at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at + 1)]
}
