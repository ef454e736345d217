import type { IncomingMessage } from 'node:http'

/**
 * Whether a request says without doubt which host it asks for (RFC 9112, 3.2): one Host header, and no other host in its target. A proxy in front may read the other one than we do. That
 * there is one at all, and one length of the body only, is checked by Node's parser.
 */
export function isClear({ rawHeaders, headers, url = '/', httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length !== 1) return hosts.length === 0 && httpVersion === '1.0'
  const host = headers.host ?? ''
  if (/[\s,@/\\?#]/.test(host)) return false
  if (url.startsWith('/')) return true
  // A target in absolute form names its host itself.
  return URL.canParse(url) && URL.canParse(`http://${host}`) && new URL(url).hostname === new URL(`http://${host}`).hostname
}
