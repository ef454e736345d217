// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { createIdempotency, createWork, type Db, type InvariantCheck, idempotencyMigrations, type MigrationSet, troubleOf, type Work } from '@sojourn/db'
import { LANGUAGES } from '@sojourn/i18n'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import type { Clock, Ids } from '@sojourn/kernel'
import { createProofs } from '@sojourn/kernel/proofs'
import { Hono } from 'hono'
import { mountBrowserRoutes } from './api/browser-routes.ts'
import { mountCardRoutes } from './api/card-routes.ts'
import { createClientSecrets } from './api/client-secrets.ts'
import { cardKeeper } from './card-keeper.ts'
import { configuredEndpoint, createMerchants, type GatewayConfig } from './config.ts'
import { unrecognized } from './http/answer.ts'
import { answerToFault } from './http/answer-to-fault.ts'
import { guard } from './http/guard.ts'
import { type Log, logRequests } from './http/log.ts'
import { mountSecretRoutes } from './http/mount-secret-routes.ts'
import { requestIds } from './http/request-ids.ts'
import { AFTER_FAULT, createSavedAnswers } from './http/saved-answers.ts'
import { invariants } from './invariants.ts'
import { createDisputes, disputesMigrations } from './modules/disputes/index.ts'
import { type CardProvider, createPayments, paymentsMigrations, TO_ASK } from './modules/payments/index.ts'
import { createCustomerTokens, createTextSeal, createVault, deriveKey, vaultMigrations } from './modules/vault/index.ts'
import { createReach, createWebhooks, DELIVERIES, isPrivateHost, PER_ENDPOINT_MAX, webhooksMigrations } from './modules/webhooks/index.ts'
import { createAssets } from './pages/assets.ts'
import { createHostedAddresses } from './pages/hosted-addresses.ts'
import { mountPages } from './pages/mount-pages.ts'
import { createOutward, throughOurs } from './pages/outward.ts'
import { pageLanguage } from './pages/page-language.ts'
import { boundedProvider } from './providers/provider.ts'
import { createSandbox, sandboxMigrations } from './providers/sandbox/create-sandbox.ts'
import { createStripe, stripeMigrations } from './providers/stripe/create-stripe.ts'
import { mountStripeWebhook } from './providers/stripe/webhook.ts'
import { refusesNumber, refusesToKeep } from './published-cards.ts'
import { secretSide } from './secret-side.ts'
import { type SavedCardSeed, seedSavedCard } from './seed-card.ts'

export type { GatewayConfig, MerchantConfig } from './config.ts'
export type { Log } from './http/log.ts'
export type { CardProvider, ProviderAnswer, RefundAnswer } from './modules/payments/index.ts'
export type { StripeConfig } from './providers/stripe/stripe-config.ts'
export type { SavedCardSeed } from './seed-card.ts'

/** The gateway's tables, for callers that prepare a database before there is a gateway. */
export const gatewayMigrations: readonly MigrationSet[] = [
  vaultMigrations,
  paymentsMigrations,
  disputesMigrations,
  webhooksMigrations,
  idempotencyMigrations,
  // The table that keyed requests had before all faces shared one: it moves the keys into that one, so it runs after it.
  { owner: 'gateway-idempotency', folder: new URL('./http/data/', import.meta.url) },
  sandboxMigrations,
  stripeMigrations,
]

const POLL_MS = 15_000
const ASK_PAUSE_MS = 300
const PRUNE_EVERY_MS = 3_600_000

export interface GatewayDeps {
  /** In the gateway's own schema: `db.withSchema('gateway')`. */
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly config: GatewayConfig
  readonly log: Log
  /** Delivers webhooks to their endpoints. In one process it may pass the API's own to it directly. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Takes webhooks to endpoints that merchants made over the API; the default calls public addresses over the network. */
  readonly reach?: (request: Request) => Promise<Response>
  /** Another provider, or the one there is with faults put around it. */
  readonly provider?: (own: CardProvider) => CardProvider
}

export interface Gateway {
  /** `ip`: the network address that the server saw, IPv6 by its first half; left out, tries are not counted by it. */
  fetch(request: Request, connection?: { readonly ip: string }): Promise<Response>
  readonly work: Work
  readonly migrations: readonly MigrationSet[]
  readonly invariants: readonly InvariantCheck[]
  readonly seed: { savedCard(seed: SavedCardSeed): Promise<string> }
}

/** The payment gateway: a separate application with its own origin, schema and keys. */
export function createGateway(deps: GatewayDeps): Gateway {
  const { db, clock, ids, config, log } = deps
  const publicUrl = new URL(config.publicUrl).origin
  const merchants = createMerchants(config.merchants)
  const sandbox = createSandbox({ db, clock, publicUrl })
  const outward = createOutward(deriveKey(config.vaultKey, 'pages of the provider'), publicUrl)
  const own = config.stripe ? throughOurs(createStripe({ db, clock, log, config: config.stripe }), outward) : sandbox.provider
  const provider = boundedProvider((deps.provider ?? ((one) => one))(own), (call, error) =>
    log.warn({ call, error: String(error) }, 'the provider did not answer'),
  )
  const inward = isPrivateHost(new URL(publicUrl).hostname)
  const webhooks = createWebhooks({
    db,
    clock,
    ids,
    configuredOf: (id) => configuredEndpoint(merchants.byId(id)),
    fetch: deps.fetch ?? ((request) => fetch(request)),
    reach: deps.reach ?? createReach({ inward }),
    seal: createTextSeal(deriveKey(config.vaultKey, 'webhook secrets')),
    onDisabled: (endpoint) => log.warn(endpoint, 'a webhook endpoint has taken nothing for days and was switched off'),
  })
  const vault = createVault({ db, clock, ids, vaultKey: config.vaultKey, announce: webhooks.announce, refusesToKeep })
  const disputes = createDisputes({ db, clock, ids, announce: webhooks.announce })
  const payments = createPayments({
    db,
    clock,
    ids,
    provider,
    cards: cardKeeper(vault),
    announce: webhooks.announce,
    disputed: disputes.open,
    alarm: (facts, message) => log.error({ ...facts, alarm: true }, message),
    returnUrlOf: (id) => `${publicUrl}/return/${id}`,
    proofs: createProofs({ secret: deriveKey(config.vaultKey, 'proofs of work').toString('base64url'), nowMs: () => clock.nowMs() }),
  })
  const tokens = createCustomerTokens(deriveKey(config.vaultKey, 'customer tokens'))
  const idempotency = createIdempotency({ db, clock, afterFault: AFTER_FAULT })
  const hosted = createHostedAddresses(deriveKey(config.vaultKey, 'hosted pages'), publicUrl)
  const secrets = createClientSecrets(deriveKey(config.vaultKey, 'client secrets'), hosted)
  const work = createWork({
    due: [
      // An event does not wait for the next turn.
      { name: DELIVERIES, pauseMs: 0, pollMs: POLL_MS, fullRun: PER_ENDPOINT_MAX, run: webhooks.deliverDue, nextDueMs: webhooks.nextDueMs },
      { name: TO_ASK, pauseMs: ASK_PAUSE_MS, pollMs: POLL_MS, run: payments.askDue, nextDueMs: payments.nextAskMs },
    ],
    byClock: [{ name: 'prune', everyMs: PRUNE_EVERY_MS, run: () => Promise.all([idempotency.prune().then(() => vault.sweep()), payments.sweep()]) }],
    db,
    nowMs: () => clock.nowMs(),
    reportFault: (error, { worker }) => log[troubleOf(error) ? 'warn' : 'error']({ worker, error: String(error) }, 'a round of work failed'),
  })

  const app = new Hono()
  speakByRequest()
  const { languages = LANGUAGES } = config
  app.use(requestIds(ids))
  app.use(logRequests(log, clock))
  app.use(guard)
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  mountCardRoutes(app, { merchants, vault, tokens, publicUrl, nowMs: () => clock.nowMs() })
  mountBrowserRoutes(app, { merchants, payments, secrets, publicUrl, nowMs: () => clock.nowMs() })
  const routes = secretSide({ clock, payments, vault, disputes, webhooks, secrets, tokens, inward })
  const saved = createSavedAnswers(createTextSeal(deriveKey(config.vaultKey, 'saved answers')), deriveKey(config.vaultKey, 'request marks'))
  mountSecretRoutes(app, { db, merchants, idempotency, saved, refusesNumber }, routes)
  mountPages(app, {
    merchants,
    payments,
    sandbox,
    assets: createAssets(config.textFont),
    publicUrl,
    hosted,
    outward,
    secretOf: secrets.of,
    challengeKey: deriveKey(config.vaultKey, 'challenges'),
    stripeKey: config.stripe?.publishableKey ?? null,
    languages,
    nowMs: () => clock.nowMs(),
  })
  if (config.stripe) mountStripeWebhook(app, { db, clock, config: config.stripe, payments })
  app.notFound((c) => c.json(unrecognized(c).body, 404))
  app.onError((error, c) => {
    const { answer, retryAfterSeconds } = answerToFault(error)
    if (answer.status === 500) log.error({ error: String(error), route: c.req.routePath }, 'a request failed')
    else log.warn({ error: String(error), route: c.req.routePath }, 'a request was not done')
    if (retryAfterSeconds) c.header('Retry-After', `${retryAfterSeconds}`)
    return c.json(answer.body, answer.status as 500)
  })

  return {
    fetch: async (request, connection) => inLanguage(pageLanguage(request, languages), () => app.fetch(request, connection)),
    work: {
      ...work,
      async stop() {
        await work.stop()
        await webhooks.stop()
      },
    },
    migrations: gatewayMigrations,
    invariants,
    seed: { savedCard: (seed) => seedSavedCard({ db, merchants, vault, provider }, seed) },
  }
}
