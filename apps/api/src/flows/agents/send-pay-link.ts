import type { DataOf, ParsedBodyOf, sendPayLink as sendCall } from '@sojourn/contracts'
import { currentLanguage, matchLanguage, wallClockTextLong } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, allocate, type CheckoutId, type Outcome, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { AgencySale } from '../../modules/agency-sales/index.ts'
import { type Checkout, type CheckoutItem, isLive, termsOf } from '../../modules/checkouts/index.ts'
import { OPEN_LINKS_MAX, type PayLink } from '../../modules/pay-links/index.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import { atSellingPrice } from '../../sale/resale.ts'
import { catchRefusal, RefusalError } from '../refusal-error.ts'
import { rehold } from '../rehold.ts'
import { titleOfHeld } from '../title-of-held.ts'
import { type AgencyDeps, type AgencyPerson, isAgent, nameOf, ofAgent } from './agency-deps.ts'
import { ownClient } from './desk.ts'
import { linkOnWire, linksWithState } from './pay-link-state.ts'

const HELD_MS = 60 * 60_000

type SendLinkRequest = ParsedBodyOf<typeof sendCall>
type Answer = DataOf<typeof sendCall>

/**
 * Hands an agent's checkout to one of the agent's clients: from now on it is the client's, held an hour at its price, without the tenders the agent
 * had applied, at the price that the agent sells it for. Refused, it stays the agent's as it was.
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
  const client = await ownClient(deps, tx, request.client_id as UserId, caller)
  if (!client) throw new RefusalError({ code: 'not_found' })
  const running = await linksWithState(deps, tx, orgId, await deps.payLinks.holdRunning(tx, agent))
  // Handed over, it is the client's: to the agent it would not be there.
  if (running.some(({ link, state }) => link.checkoutId === request.checkoutId && state === 'open')) throw new RefusalError({ code: 'link_sent' })
  if (running.filter(({ state }) => state === 'open').length >= OPEN_LINKS_MAX) throw new RefusalError({ code: 'too_many_links' })
  const checkout = await takeOpen(deps, tx, request.checkoutId as CheckoutId, caller)
  await deps.releaseTenders(tx, checkout)
  const sale = await deps.agencySales.find(tx, checkout)
  const { items: held, expiresAtMs } = await rehold(deps, tx, checkout, deps.clock.nowMs() + HELD_MS)
  const items = soldAt(held, sale)
  deps.holdLimits.release(tx, checkout)
  const { total } = mergeQuotes(items.map(({ quote }) => quote))
  const terms = { ...termsOf(checkout), pricingRule: 'net' } as const
  await deps.checkouts.handOver(tx, checkout, { userId: client.userId, items, terms, expiresAtMs })
  await deps.agencySales.change(tx, checkout, { clientId: client.userId, paidBy: 'client' })
  const title = titleOfHeld(deps.products, checkout)
  const { link, token } = await deps.payLinks.add(tx, {
    ...agent,
    clientId: client.userId,
    checkoutId: checkout.checkoutId,
    title,
    clientName: nameOf(client),
    amount: total,
    guests: request.guests,
    expiresAtMs,
  })
  await deps.audit.record(tx, caller, { kind: 'pay_link_sent', subjectId: client.userId, reason: request.reason })
  const url = `${caller.origin}/pay/${token}`
  const language = matchLanguage(client.preferredLanguage ?? '') ?? currentLanguage()
  await inLanguage(language, () => mailLink(deps, tx, { link, url, client, items: checkout.items, agent: nameOf(caller.user) }))
  return { link, url }
}

/** The items at what the client pays: what the agent put on is shared by their prices, and is the agent's to earn. */
function soldAt(items: readonly CheckoutItem[], sale: AgencySale | null): CheckoutItem[] {
  if (!sale || sale.markup.minor === 0) return [...items]
  const parts = allocate(
    sale.markup,
    items.map(({ quote }) => quote.total.minor),
  )
  return items.map((item, index) => {
    const earning = parts[index]!
    return { ...atSellingPrice(item, earning), resale: { agentId: sale.agentId, earning, net: item.quote } }
  })
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
    data: { firstName: client.firstName, agent, title: link.title, facts, total: link.amount, heldUntil: inWords(link.expiresAtMs), link: url },
  })
}

const inWords = (atMs: number): string => `${wallClockTextLong(new Date(atMs).toISOString())} UTC`
