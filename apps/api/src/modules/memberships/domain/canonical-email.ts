/** Mail hosts that deliver every spelling with dots to one box. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** One spelling for all addresses that reach one box: a trial is once for a person, not for each way to write their address. */
export function canonicalEmail(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@')
  const plain = local.split('+')[0]!
  return `${DOTLESS.has(host) ? plain.replaceAll('.', '') : plain}@${host === 'googlemail.com' ? 'gmail.com' : host}`
}
