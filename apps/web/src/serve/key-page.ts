import { directionOf, say } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { KEY_REFUSED, keyRefusedPage } from '../lib/key-refused.ts'
import { PAGES } from '../lib/offline/offline-pages.ts'
import { securityHeaders } from './security-headers.ts'

interface KeyPage {
  readonly nonce: string
  readonly url: URL
  readonly gatewayOrigin: string
  readonly policy: Parameters<typeof securityHeaders>[0]['policy']
  readonly language: string
}

/**
 * The page behind an address with `?key=`: it cleans the address before anything else runs, clears what this browser stores, and posts the key (B2.14, B4.11).
 * Where that fails the logout address says why, and the browser's own session stays.
 * It loads no other script, style or picture of the site, so that nothing else sees the key. A GET signs no one in.
 */
export function keyPage({ nonce, url, gatewayOrigin, policy, language }: KeyPage): Response {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-language': language })
  for (const [name, value] of securityHeaders({ nonce, url, gatewayOrigin, policy })) headers.set(name, value)
  headers.set('referrer-policy', 'no-referrer')
  headers.set('x-robots-tag', 'noindex')
  const [title, wait, needs] = inLanguage(language, () => [
    say`Signing you in`,
    say`Signing you in on behalf of someone…`,
    say`This link needs JavaScript. Nothing was changed.`,
  ])
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><script nonce="${nonce}">${SCRIPT}</script><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"></head><body><main><p role="status">${wait}</p><noscript><p>${needs}</p></noscript></main></body></html>`
  return new Response(html, { headers })
}

const SCRIPT = `(() => {
  const url = new URL(location.href)
  const key = url.searchParams.get('key')
  url.searchParams.delete('key')
  history.replaceState(null, '', url.pathname + url.search + url.hash)
  try { localStorage.clear(); sessionStorage.clear() } catch {}
  const forget = async () => { try { for (const name of await caches.keys()) if (name.startsWith('${PAGES}')) await caches.delete(name) } catch {} }
  const body = JSON.stringify({ key })
  fetch('/api/user/impersonate', { method: 'POST', headers: { 'content-type': 'application/json' }, body, referrerPolicy: 'no-referrer' })
    .then((answer) => (answer.ok ? '/' : answer.status < 500 ? '${keyRefusedPage(KEY_REFUSED.spent)}' : '${keyRefusedPage(KEY_REFUSED.unreached)}'), () => '${keyRefusedPage(KEY_REFUSED.unreached)}')
    .then(async (to) => { await forget(); location.replace(to) })
})()`
