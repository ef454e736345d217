import { setTimeout as wait } from 'node:timers/promises'
import { createDevelopmentWeb, createWeb, type DevelopmentWeb, type Web } from '@sojourn/web'
import { readConfig } from './config.ts'
import { createDevCardSdk } from './dev-card-sdk/dev-card-sdk.ts'
import { type Listening, listen } from './listen.ts'
import { createLive } from './live.ts'
import { createLog, logWarnings } from './log.ts'
import { type House, openHouse } from './open-house.ts'
import { createOperations } from './operations.ts'
import type { Stoppable } from './run-until-stopped.ts'

export interface StartOptions {
  /** The built pages, still being built perhaps: the database is made ready beside it. */
  readonly webBuild?: Promise<void>
  /** Pages straight from their sources, reloading as they change. */
  readonly development?: boolean
  readonly env?: Readonly<Record<string, string | undefined>>
}

const INVARIANTS_EVERY_MS = 60_000
/** Closing the sockets cuts idle connections off: first let them be answered. */
const SOCKETS_LATER_MS = 500

/** Starts the whole product: ports first, then database and pages side by side, then both houses open their doors. */
export async function startServer({ webBuild = Promise.resolve(), development = false, env = process.env }: StartOptions): Promise<Stoppable> {
  const { port, gatewayPort, trustProxy } = readConfig(env)
  const shop = await listen('PORT', port, trustProxy)
  const till = await listen('GATEWAY_PORT', gatewayPort, trustProxy)
  try {
    logWarnings(createLog())
    const house = await openHouse(env)
    await Promise.all([house.seed(), webBuild])
    return await open(house, shop, till, development)
  } catch (error) {
    await Promise.all([shop.close(), till.close()])
    throw error
  }
}

async function open(house: House, shop: Listening, till: Listening, development: boolean): Promise<Stoppable> {
  const { api, gateway, config, log, metrics } = house
  const webOptions = {
    apiFetch: (request: Request) => api.fetch(request, { ip: 'in-process' }),
    gatewayUrl: config.gatewayUrl,
    onError: (error: unknown) => {
      metrics.fault('web')
      log.error({ house: 'web', error: error instanceof Error ? error.stack : String(error) }, 'a page could not be made')
    },
  }
  const devWeb: DevelopmentWeb | null = development ? await createDevelopmentWeb(webOptions, shop.server) : null
  if (devWeb) shop.before(devWeb.middleware)
  const web: Web = devWeb?.web ?? createWeb(webOptions)
  const operations = createOperations({
    metrics,
    ready: async () => ({ database: await answers(house.db.ping()), gateway: await answers(gateway.fetch(new Request(`${config.gatewayUrl}/healthz`))) }),
  })
  const { gatewayUrl, gateway: keys } = config
  const devCardSdk = config.demo && config.loopback ? createDevCardSdk({ ...keys, gatewayUrl, gatewayFetch: (request) => gateway.fetch(request) }) : null
  shop.serve(async (request, connection) => {
    const path = new URL(request.url).pathname
    const asked = operations(request) ?? devCardSdk?.(request)
    if (asked) return asked
    return path.startsWith('/api/') || path.startsWith('/dev/mail') ? api.fetch(request, connection) : web.fetch(request)
  })
  till.serve((request) => gateway.fetch(request))
  const live = await createLive(shop.server, house)
  api.work.start()
  gateway.work.start()
  const watch = setInterval(() => {
    watchInvariants(house).catch((error: unknown) => log.error({ error: String(error) }, 'the invariants could not be checked'))
  }, INVARIANTS_EVERY_MS)
  console.log(`${config.demo ? 'Sojourn, with its demo world,' : 'Sojourn'} is open at ${config.publicUrl} (cards at ${config.gatewayUrl})`)
  return {
    async stop() {
      clearInterval(watch)
      const closed = Promise.all([shop.close(), till.close(), devWeb?.close()])
      await Promise.race([closed, wait(SOCKETS_LATER_MS)])
      live.close()
      await closed
      await Promise.all([api.work.stop(), gateway.work.stop()])
      await house.close()
    },
  }
}

const answers = (question: Promise<unknown>): Promise<boolean> =>
  question.then(
    () => true,
    () => false,
  )

async function watchInvariants({ invariants, metrics, log }: House): Promise<void> {
  const broken = await invariants()
  metrics.brokenInvariants(broken.length)
  for (const { name } of broken) log.error({ invariant: name }, 'an invariant does not hold')
}
