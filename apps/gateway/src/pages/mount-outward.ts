import { say } from '@sojourn/i18n'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { pageHeaders } from './page-headers.ts'
import { pageShell } from './page-shell.ts'
import { gone, type PagesDeps } from './pages-deps.ts'

/** The provider's 3-D Secure page: within a frame of ours where a shop frames us, else the browser goes there. */
export function mountOutward(app: Hono, deps: PagesDeps): void {
  app.get('/authenticate/:address', (c) => {
    const target = deps.outward.read(c.req.param('address'))
    if (!target) return gone(c, deps)
    if (c.req.header('sec-fetch-dest') === 'document') return c.redirect(target, 303)
    const body = html`<iframe class="whole" src="${target}" title="Your bank" frameborder="0"></iframe>`
    const page = pageShell({ title: say`Your bank`, styles: ['bank'], body }, deps.assets)
    // A bank may send its customer from one of its addresses to the next.
    return c.body(String(page), 200, pageHeaders(deps.merchants.all, { frames: `${new URL(target).origin} 'self' https:` }))
  })
}
