import type { Clock } from '@sojourn/kernel'
import { accountRoutes } from './api/account-routes.ts'
import type { AddMethodDeps } from './api/add-method.ts'
import { captureRoutes } from './api/capture-routes.ts'
import { chargeCreateRoute } from './api/charge-create-route.ts'
import { chargeRoutes } from './api/charge-routes.ts'
import type { ClientSecrets } from './api/client-secrets.ts'
import { customerRoutes } from './api/customer-routes.ts'
import { customerTokenRoutes } from './api/customer-token-routes.ts'
import { disputeRoutes } from './api/dispute-routes.ts'
import { eventRoutes } from './api/event-routes.ts'
import { methodRoutes } from './api/method-routes.ts'
import { paymentCreateRoute } from './api/payment-create-route.ts'
import { paymentRecordRoutes } from './api/payment-record-routes.ts'
import { paymentRoutes } from './api/payment-routes.ts'
import { refundRoutes } from './api/refund-routes.ts'
import { setupRecordRoutes } from './api/setup-record-routes.ts'
import { setupRoutes } from './api/setup-routes.ts'
import { tokenRoutes } from './api/token-routes.ts'
import { webhookEndpointRoutes } from './api/webhook-endpoint-routes.ts'
import type { SecretRoute } from './http/secret-route.ts'
import type { Disputes } from './modules/disputes/index.ts'
import type { Payments } from './modules/payments/index.ts'
import type { CustomerTokens, Vault } from './modules/vault/index.ts'
import type { Webhooks } from './modules/webhooks/index.ts'
import { refuseCard } from './providers/sandbox/refuse-card.ts'

export interface SecretSide {
  readonly clock: Clock
  readonly payments: Payments
  readonly vault: Vault
  readonly disputes: Disputes
  readonly webhooks: Webhooks
  readonly secrets: ClientSecrets
  readonly tokens: CustomerTokens
  /** Webhooks may go to this machine and its neighbours: for trying out. */
  readonly inward: boolean
}

/** All that a secret key opens. */
export function secretSide({ clock, payments, vault, disputes, webhooks, secrets, tokens, inward }: SecretSide): SecretRoute[] {
  const nowMs = (): number => clock.nowMs()
  const methods: AddMethodDeps = { vault, refusesCard: (card) => refuseCard({ kind: 'card', ...card }, nowMs()) }
  const deps = { ...methods, payments, secrets }
  return [
    paymentCreateRoute(deps),
    ...paymentRoutes(deps),
    ...paymentRecordRoutes(deps),
    ...captureRoutes(deps),
    ...setupRoutes(deps),
    ...setupRecordRoutes(deps),
    chargeCreateRoute(deps),
    ...chargeRoutes(deps),
    ...refundRoutes(deps),
    ...customerRoutes(deps),
    ...methodRoutes(deps),
    ...tokenRoutes(deps),
    ...customerTokenRoutes(vault, tokens, nowMs),
    ...accountRoutes({ payments, disputes }),
    ...disputeRoutes(disputes, nowMs),
    ...eventRoutes(webhooks),
    ...webhookEndpointRoutes({ webhooks, inward, nowMs }),
  ]
}
