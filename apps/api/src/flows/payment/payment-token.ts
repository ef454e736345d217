import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentToken } from '@sojourn/contracts'
import { type Attempt, type DecidedRoute, isSettled } from '../../modules/payments/index.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { syncPayment } from './sync-payment.ts'

/** How it was paid where that was not stored yet: by card, in the page. */
const BEFORE: Pick<DecidedRoute, 'route' | 'gateway' | 'popup'> = { route: 'card', gateway: 'PG_03', popup: false }
const NOTHING: PaymentToken = { route: 'none', gateway: null, is_popup: false, orderToken: '', client_secret: null, authentication_url: null }

/** What a browser needs to pay, or to keep a card; without an attempt there is nothing to do. */
export async function tokenFor(deps: ShopDeps, { orgId, bookingId }: Pick<Attempt, 'orgId' | 'bookingId'>, attempt: Attempt | null): Promise<PaymentToken> {
  return tokenOf(attempt, attempt && (await deps.transactions.inTenant(orgId, (tx) => deps.payments.routes.find(tx, orgId, bookingId), { readOnly: true })))
}

/** The same, where the caller knows how it was decided. */
export function tokenOf(attempt: Attempt | null, decided: DecidedRoute | null): PaymentToken {
  if (!attempt) return NOTHING
  const { route, gateway, popup } = decided ?? BEFORE
  return {
    route,
    gateway,
    is_popup: route === 'hosted' && popup,
    orderToken: route === 'hosted' ? (attempt.hostedUrl ?? '') : attempt.attemptId,
    client_secret: isSettled(attempt.state) ? null : attempt.clientSecret,
    authentication_url: attempt.state === 'action' ? attempt.actionUrl : null,
  }
}

const isOpened = (attempt: Attempt): boolean => attempt.clientSecret !== null || isSettled(attempt.state)
const LOOKS = 5
const LOOK_AGAIN_MS = 200

/**
 * Opens an attempt at the gateway. Where the answer is owed (another node is at it, or the line broke) it is looked at a few times more;
 * after that the browser polls, and the token follows with the status.
 */
export async function openAtGateway(deps: ShopDeps, attempt: Attempt): Promise<Attempt> {
  if (isOpened(attempt)) return attempt
  let latest = await syncPayment(deps, attempt)
  for (let look = 0; look < LOOKS && !isOpened(latest); look++) {
    await wait(LOOK_AGAIN_MS)
    latest = (await latestAttempt(deps, latest)) ?? latest
  }
  return latest
}

export async function latestAttempt(deps: ShopDeps, { orgId, bookingId }: Pick<Attempt, 'orgId' | 'bookingId'>): Promise<Attempt | null> {
  const [latest] = await deps.transactions.inTenant(orgId, (tx) => deps.payments.attempts.listOf(tx, orgId, bookingId), { readOnly: true })
  return latest ?? null
}
