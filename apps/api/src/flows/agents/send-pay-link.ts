import type { DataOf, ParsedBodyOf, sendPayLink as sendCall } from '@sojourn/contracts'
import { currentLanguage, matchLanguage, wallClockTextLong } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, type CheckoutId, type Outcome, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Checkout, isLive } from '../../modules/checkouts/index.ts'
import { OPEN_LINKS_MAX, type PayLink } from '../../modules/pay-links/index.ts'
import { catchRefusal, RefusalError } from '../refusal-error.ts'
import { rehold } from '../rehold.ts'
import { type AgencyDeps, type AgencyPerson, isAgent, nameOf, ofAgent } from './agency-deps.ts'
import { linkOnWire, standingLinks } from './pay-link-standing.ts'

const HELD_MS = 60 * 60_000

type SendLinkRequest = ParsedBodyOf<typeof sendCall>
type Answer = DataOf<typeof sendCall>

/**
 * Hands an agent's checkout to one of the agent's clients: from now on it is the client's, held an hour at its price, without the tenders the agent
 * had applied. RefusalError, it stays the agent's as it was.
 */
export async function sendPayLink(deps: AgencyDeps, request: SendLinkRequest, caller: SignedInCaller): Promise<Outcome<Answer>> {
  if (!isAgent(caller.user)) return refuse('not_allowed')
  return catchRefusal(async () => {
    const { link, url } = await deps.transactions.inTenant(caller.orgId, (tx) => send(deps, tx, request, caller))
    return accept({ link: linkOnWire({ link, booking: null, state: 'open' }), url })
  })
}

async function send(deps: AgencyDeps, tx: Tx, request: SendLinkRequest, caller: SignedInCaller): Promise<{ link: PayLink; url: string }> {
  const { orgId } = caller
  const agent = ofAgent(caller)
  const client = await deps.people.find(tx, request.client_id as UserId)
  if (client?.agentId !== agent.agentId || client.isBlocked) throw new RefusalError({ code: 'not_found' })
  const running = await standingLinks(deps, tx, orgId, await deps.payLinks.holdRunning(tx, agent))
  // Handed over, it is the client's: to the agent it would not be there.
  if (running.some(({ link, state }) => link.checkoutId === request.checkoutId && state === 'open')) throw new RefusalError({ code: 'link_sent' })
  if (running.filter(({ state }) => state === 'open').length >= OPEN_LINKS_MAX) throw new RefusalError({ code: 'too_many_links' })
  const checkout = await takeOpen(deps, tx, request.checkoutId as CheckoutId, caller)
  await deps.releaseTenders(tx, checkout)
  const expiresAtMs = deps.clock.nowMs() + HELD_MS
  const items = await rehold(deps, tx, checkout, expiresAtMs)
  deps.holdLimits.release(tx, checkout)
  await deps.checkouts.handOver(tx, checkout, { userId: client.userId, items, expiresAtMs })
  const { title } = deps.products.describe(checkout.items[0]!)
  const { link, token } = await deps.payLinks.add(tx, {
    ...agent,
    clientId: client.userId,
    checkoutId: checkout.checkoutId,
    title,
    clientName: nameOf(client),
    amount: checkout.quote.total,
    guests: request.guests,
    expiresAtMs,
  })
  await deps.audit.record(tx, caller, { kind: 'pay_link_sent', subjectId: client.userId })
  const url = `${caller.origin}/pay/${token}`
  const language = matchLanguage(client.preferredLanguage ?? '') ?? currentLanguage()
  await inLanguage(language, () => mailLink(deps, tx, { link, url, client, items: checkout.items, agent: nameOf(caller.user) }))
  return { link, url }
}

async function takeOpen(deps: AgencyDeps, tx: Tx, checkoutId: CheckoutId, { orgId, user, knownBrowserId }: SignedInCaller): Promise<Checkout> {
  const checkout = await deps.checkouts.take(tx, orgId, checkoutId, { userId: user.userId, browserId: knownBrowserId })
  if (!checkout || !deps.products.rulesOf(checkout.product).payLinks) throw new RefusalError({ code: 'not_found' })
  if (checkout.state === 'booked') throw new RefusalError({ code: 'already_booked' })
  if (!isLive(checkout, deps.clock.nowMs())) throw new RefusalError({ code: 'checkout_expired' })
  return checkout
}

interface Sent {
  readonly link: PayLink
  readonly url: string
  readonly client: AgencyPerson
  readonly items: Checkout['items']
  readonly agent: string
}

async function mailLink({ mailer: post, products }: AgencyDeps, tx: Tx, { link, url, client, items, agent }: Sent): Promise<void> {
  const descriptions = items.map((item) => products.describe(item))
  const facts = descriptions.flatMap((each) => each.facts.map(({ label, value }) => [label, value] as const))
  await post.send(tx, {
    orgId: link.orgId,
    key: `pay_link:${link.linkId}`,
    to: client.email,
    kind: 'pay_link',
    data: { firstName: client.firstName, agent, title: descriptions[0]!.title, facts, total: link.amount, heldUntil: inWords(link.expiresAtMs), link: url },
  })
}

const inWords = (atMs: number): string => `${wallClockTextLong(new Date(atMs).toISOString())} UTC`
