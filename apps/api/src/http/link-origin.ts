/**
 * What links that leave the page begin with: on one machine the origin that was asked, elsewhere the host that was asked at the scheme and port
 * we are published under. Any client can send a `Host` with another port, and a proxy may have taken the encryption off.
 */
export function linkOrigin(asked: URL, publicUrl: string): string {
  const published = new URL(publicUrl)
  if (/(^|\.)localhost$|^127\.|^\[::1\]$/.test(published.hostname)) return asked.origin
  return `${published.protocol}//${asked.hostname}${published.port && `:${published.port}`}`
}
