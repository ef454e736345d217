import type { Hono } from 'hono'
import { mountChallenge } from './mount-challenge.ts'
import { mountFields } from './mount-fields.ts'
import { mountHosted } from './mount-hosted.ts'
import { mountOutward } from './mount-outward.ts'
import { mountReturn } from './mount-return.ts'
import type { PagesDeps } from './pages-deps.ts'

/** Every page of the gateway's own origin. */
export function mountPages(app: Hono, deps: PagesDeps): void {
  app.get('/assets/*', (c) => deps.assets.serve(c.req.path) ?? c.notFound())
  app.get('/sdk/:file{[a-z-]+\\.js}', (c) => deps.assets.sdk(c.req.param('file').slice(0, -3)) ?? c.notFound())
  mountFields(app, deps)
  mountChallenge(app, deps)
  mountReturn(app, deps)
  mountHosted(app, deps)
  mountOutward(app, deps)
}
