import type { Clock } from '@sojourn/kernel'
import type { MiddlewareHandler } from 'hono'

/** Pino fits. Nothing of a request's content is ever handed to it. */
export interface Log {
  info(facts: Record<string, unknown>, message: string): void
  warn(facts: Record<string, unknown>, message: string): void
  error(facts: Record<string, unknown>, message: string): void
}

/** One line a request: the route's pattern, not its path, for a path may hold anything. */
export const logRequests =
  (log: Log, clock: Clock): MiddlewareHandler =>
  async (c, next) => {
    const startedMs = clock.nowMs()
    await next()
    const route = c.req.matchedRoutes.findLast((one) => one.method !== 'ALL')?.path ?? 'none'
    log.info({ id: c.get('requestId'), method: c.req.method, route, status: c.res.status, ms: clock.nowMs() - startedMs }, 'request')
  }
