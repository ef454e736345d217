import { type Api, createApi, GATEWAY_NEWS, WEBHOOK_PATH } from '@sojourn/api'
import { asOf, type BrokenInvariant, type Db, type InvariantCheck, type Limits, openDb, runInvariants, troubleOf, watchInvariants, workMark } from '@sojourn/db'
import { type CardProvider, createGateway, type Gateway } from '@sojourn/gateway'
import { createIds, type Ids, systemClock } from '@sojourn/kernel'
import { textFont } from '@sojourn/web'
import { type Config, connectionsOf, readConfig } from './config.ts'
import { explained } from './database-trouble.ts'
import { putDemoCards } from './demo-cards.ts'
import { liveMigrations } from './live-migrations.ts'
import { createLog, type Log } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const MERCHANT = 'mer_sojourn'
const OCTO_TIMEOUT_MS = 5_000
// Airlines are asked behind it: most answer within some seconds.
const DUFFEL_TIMEOUT_MS = 10_000

/** Everything wired over one database, not yet listening. */
export interface System {
  readonly config: Config
  readonly db: Db
  readonly api: Api
  readonly gateway: Gateway
  readonly metrics: Metrics
  readonly log: Log
  readonly ids: Ids
  /** The invariants that do not hold, with the rows that break them; empty is well. `atMs`: as of a moment in the past. */
  invariants(atMs?: number): Promise<BrokenInvariant[]>
  /** The same, reading what is new or changed; once a night everything: to be asked every minute. */
  watchInvariants(): Promise<BrokenInvariant[]>
  /** When the background work of a node was last alive; null where none has worked here yet. */
  lastWorkedMs(): Promise<number | null>
  makeOperator(email: string): Promise<{ link: string }>
  /** Loads the demo world, or without it the first brand; what is there already stays. Reads the hosts there are. */
  seed(): Promise<void>
  close(): Promise<void>
}

type Fetch = (request: Request) => Promise<Response>

/** The lines between API and gateway, and from the gateway to the bank: where a test cuts, delays or repeats. */
export interface Lines {
  readonly toGateway?: (onward: Fetch) => Fetch
  readonly webhooks?: (onward: Fetch) => Fetch
  readonly bank?: (provider: CardProvider) => CardProvider
  /** How long the database is waited for. */
  readonly databaseLimits?: Limits
}

/** Wires what the environment describes: database, migrations, gateway, API. The only place that does. */
export async function createSystem(env: Readonly<Record<string, string | undefined>>, lines: Lines = {}): Promise<System> {
  const config = readConfig(env)
  const log = createLog()
  const metrics = createMetrics()
  const ids = createIds()
  const db = await openDb({
    databaseUrl: config.databaseUrl,
    dataDir: config.databaseUrl ? undefined : config.dataDir,
    connectionsMax: connectionsOf(config.workers),
    limits: lines.databaseLimits,
  })
  try {
    const gatewayDb = db.withSchema('gateway')
    const reportFault = (system: string) => (error: unknown, where: Readonly<Record<string, unknown>>) => {
      const trouble = troubleOf(error)
      if (trouble) {
        metrics.databaseTrouble(trouble)
        log.warn({ system, ...where, trouble, error: String(error) }, 'the database could not do what was asked')
        return
      }
      metrics.fault(system)
      log.error({ system, ...where, error: error instanceof Error ? error.stack : String(error) }, 'a defect was caught')
    }
    const straight = (onward: Fetch): Fetch => onward
    // The sites that may show card fields: every organisation's, updated whenever they are read. The gateway reads them at each request.
    const shopOrigins = [config.publicUrl]
    const gateway: Gateway = createGateway({
      db: gatewayDb,
      clock: systemClock,
      ids,
      config: {
        publicUrl: config.gatewayUrl,
        languages: config.languages,
        vaultKey: config.vaultKey,
        textFont: textFont(),
        stripe: config.stripe,
        merchants: [
          {
            merchantId: MERCHANT,
            name: 'Sojourn',
            ...config.gateway,
            // The webhook stays inside the process; its address only names the route.
            webhookUrl: `${config.publicUrl}${WEBHOOK_PATH}`,
            webhookEvents: GATEWAY_NEWS,
            allowedOrigins: config.loopback ? 'loopback' : shopOrigins,
          },
        ],
      },
      fetch: (lines.webhooks ?? straight)((request) => api.fetch(request, { ip: 'gateway' })),
      ...(lines.bank ? { provider: lines.bank } : {}),
      log,
    })
    const api: Api = createApi({
      db,
      clock: systemClock,
      ids,
      config: {
        demo: config.demo,
        isOpenDemo: config.demo && config.loopback,
        publicUrl: config.publicUrl,
        trustProxy: config.trustProxy,
        languages: config.languages,
        gatewayUrl: config.gatewayUrl,
        secret: config.sessionSecret,
        gateway: config.gateway,
        smtp: config.smtpUrl ? { url: config.smtpUrl, from: config.mailFrom } : null,
        holdLimitTimes: config.holdLimitTimes,
        octo: config.octo && { ...config.octo, timeoutMs: OCTO_TIMEOUT_MS },
        duffel: config.duffel && { ...config.duffel, timeoutMs: DUFFEL_TIMEOUT_MS },
        devMail: config.demo && config.loopback && !config.smtpUrl,
      },
      gatewayFetch: (lines.toGateway ?? straight)((request) => gateway.fetch(request)),
      observe: (seen) => metrics.request({ system: 'api', ...seen }),
      reportFault: reportFault('api'),
      warn: (text, where) => log.warn(where, text),
    })
    await db.migrate([...api.migrations, liveMigrations])
    await gatewayDb.migrate(gateway.migrations)
    return {
      config,
      db,
      api,
      gateway,
      metrics,
      log,
      ids,
      async invariants(atMs) {
        const due = (checks: readonly InvariantCheck[]) => (atMs === undefined ? checks : asOf(checks, atMs))
        return [...(await runInvariants(db, due(api.invariants))), ...(await runInvariants(gatewayDb, due(gateway.invariants)))]
      },
      async watchInvariants() {
        return [...(await watchInvariants(db, api.invariants)), ...(await watchInvariants(gatewayDb, gateway.invariants))]
      },
      lastWorkedMs: () => workMark.find(db),
      makeOperator: (email) => api.makeOperator(email, config.publicUrl),
      async seed() {
        if (config.demo) {
          await api.seed()
          // Outside the sandbox cards are put into the vault by their holders alone.
          if (!config.stripe) await api.seedCards((customerId) => putDemoCards(gateway, MERCHANT, customerId, systemClock))
        } else await api.seedDefaultOrganisation(new URL(config.publicUrl).host)
        const { protocol } = new URL(config.publicUrl)
        shopOrigins.splice(0, shopOrigins.length, config.publicUrl, ...(await api.hosts()).map((host) => `${protocol}//${host}`))
      },
      close: () => db.close(),
    }
  } catch (error) {
    await db.close()
    throw explained(error)
  }
}
