import { setTimeout as wait } from 'node:timers/promises'
import { createDevelopmentWeb, createWeb, type DevelopmentWeb, type Web } from '@sojourn/web'
import type { System } from './create-system.ts'
import { createDemoGuard } from './demo-guard.ts'
import { createDevCardSdk } from './dev-card-sdk/dev-card-sdk.ts'
import { createLive } from './live.ts'
import { closePorts, type Ports } from './open-ports.ts'
import { createOperations } from './operations.ts'
import type { Stoppable } from './run-until-stopped.ts'

export interface Serving extends Stoppable {
  /** From now on this process does the background work of its node. */
  poll(): void
}

export interface ServeOptions {
  /** Pages straight from their sources, reloading as they change. */
  readonly development?: boolean
  /** The metrics of the node; by default those of this process. */
  readonly metrics?: () => Promise<string>
}

const INVARIANTS_EVERY_MS = 60_000
/** Closing the sockets cuts idle connections off: first let them be answered. */
const SOCKETS_LATER_MS = 500

/** Serves a system that is wired and seeded: pages, API, sockets and gateway. */
export async function serve(system: System, ports: Ports, { development = false, metrics: metricsText }: ServeOptions = {}): Promise<Serving> {
  const { api, gateway, config, log, metrics } = system
  const webOptions = {
    apiFetch: (request: Request) => api.fetch(request, { ip: 'in-process' }),
    gatewayUrl: config.gatewayUrl,
    languages: config.languages,
    onError: (error: unknown) => {
      metrics.fault('web')
      log.error({ system: 'web', error: error instanceof Error ? error.stack : String(error) }, 'a page could not be made')
    },
  }
  const devWeb: DevelopmentWeb | null = development ? await createDevelopmentWeb(webOptions, ports.shop.server) : null
  if (devWeb) ports.shop.before(devWeb.middleware)
  const web: Web = devWeb?.web ?? createWeb(webOptions)
  const operations = createOperations({
    metrics: metricsText ?? (() => metrics.text()),
    ready: async () => {
      const [database, gatewayAnswers] = await Promise.all([system.db.condition(), answers(gateway.fetch(new Request(`${config.gatewayUrl}/healthz`)))])
      return { database, gateway: gatewayAnswers ? 'ok' : 'silent' }
    },
    token: config.metricsToken,
    knowsHost: api.knowsHost,
  })
  const { gatewayUrl, gateway: keys } = config
  const devCardSdk = config.demo && config.loopback ? createDevCardSdk({ ...keys, gatewayUrl, gatewayFetch: (request) => gateway.fetch(request) }) : null
  const guard = createDemoGuard(config)
  ports.shop.serve(async (request, came) => {
    const path = new URL(request.url).pathname
    const asked = (await guard.shop(request, came)) ?? (await operations(request, came)) ?? (await devCardSdk?.(request))
    if (asked) return asked
    return path.startsWith('/api/') || path.startsWith('/dev/mail') ? api.fetch(request, { ip: came.ip }) : web.fetch(request)
  })
  ports.gateway.serve(async (request, came) => (await guard.gateway(request, came)) ?? gateway.fetch(request, { ip: came.ip }))
  const live = await createLive(ports.shop.server, system)
  api.work.start()
  gateway.work.start()
  let watch: NodeJS.Timeout | undefined
  return {
    poll() {
      api.work.poll()
      gateway.work.poll()
      watch ??= setInterval(() => {
        watchInvariants(system).catch((error: unknown) => log.error({ error: String(error) }, 'the invariants could not be checked'))
      }, INVARIANTS_EVERY_MS)
    },
    async stop() {
      clearInterval(watch)
      const closed = Promise.all([closePorts(ports), devWeb?.close()])
      await Promise.race([closed, wait(SOCKETS_LATER_MS)])
      live.close()
      await closed
      await Promise.all([api.work.stop(), gateway.work.stop()])
      await system.close()
    },
  }
}

const answers = (question: Promise<unknown>): Promise<boolean> =>
  question.then(
    () => true,
    () => false,
  )

async function watchInvariants({ metrics, log, ...system }: System): Promise<void> {
  const broken = await system.watchInvariants()
  metrics.brokenInvariants(broken.length)
  for (const { name } of broken) log.error({ invariant: name }, 'an invariant does not hold')
}
