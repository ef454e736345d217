import type { DataOf, ParsedBodyOf, StayOffer, sendPayLink as sendCall } from '@sojourn/contracts'
import { accept, type CheckoutId, type Outcome, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Checkout, isLive } from '../../modules/checkouts/index.ts'
import { OPEN_LINKS_MAX, type PayLink } from '../../modules/pay-links/index.ts'
import { holdAnew } from '../prebook-stay/hold-anew.ts'
import { orRefused, Refused } from '../refused.ts'
import { type AgencyParts, type AgencyPerson, isAgent, nameOf, ofAgent } from './agency-parts.ts'
import { linkOnWire, standingLinks } from './pay-link-standing.ts'

const HELD_MS = 60 * 60_000
const STAYS = ['HLT', 'VR']

type Wish = ParsedBodyOf<typeof sendCall>
type Answer = DataOf<typeof sendCall>

/**
 * Hands an agent's checkout to one of the agent's clients: from now on it is the client's, held an hour at its price, without the tenders the agent
 * had applied. Refused, it stays the agent's as it was.
 */
export async function sendPayLink(parts: AgencyParts, wish: Wish, caller: SignedInCaller): Promise<Outcome<Answer>> {
  if (!isAgent(caller.user)) return refuse('not_allowed')
  return orRefused(async () => {
    const { link, url } = await parts.transactions.inTenant(caller.orgId, (tx) => send(parts, tx, wish, caller))
    return accept({ link: linkOnWire({ link, booking: null, state: 'open' }), url })
  })
}

async function send(parts: AgencyParts, tx: Tx, wish: Wish, caller: SignedInCaller): Promise<{ link: PayLink; url: string }> {
  const { orgId } = caller
  const agent = ofAgent(caller)
  const client = await parts.people.find(tx, wish.client_id as UserId)
  if (client?.agentId !== agent.agentId || client.isBlocked) throw new Refused({ code: 'not_found' })
  const running = await standingLinks(parts, tx, orgId, await parts.payLinks.holdRunning(tx, agent))
  // Handed over, it is the client's: to the agent it would not be there.
  if (running.some(({ link, state }) => link.checkoutId === wish.checkoutId && state === 'open')) throw new Refused({ code: 'link_sent' })
  if (running.filter(({ state }) => state === 'open').length >= OPEN_LINKS_MAX) throw new Refused({ code: 'too_many_links' })
  const checkout = await takeOpen(parts, tx, wish.checkoutId as CheckoutId, caller)
  await parts.letGoTenders(tx, checkout)
  const expiresAtMs = parts.clock.nowMs() + HELD_MS
  const holdId = await holdAnew(parts.stays, tx, checkout, expiresAtMs)
  await parts.checkouts.handOver(tx, checkout, { userId: client.userId, holdId, expiresAtMs })
  const { hotel_name: title } = checkout.offer as StayOffer
  const { link, token } = await parts.payLinks.add(tx, {
    ...agent,
    clientId: client.userId,
    checkoutId: checkout.checkoutId,
    title,
    clientName: nameOf(client),
    amount: checkout.quote.total,
    guests: wish.guests,
    expiresAtMs,
  })
  const url = `${caller.origin}/pay/${token}`
  await mailLink(parts, tx, { link, url, client, checkout, agent: nameOf(caller.user) })
  return { link, url }
}

async function takeOpen(parts: AgencyParts, tx: Tx, checkoutId: CheckoutId, { orgId, user, knownBrowserId }: SignedInCaller): Promise<Checkout> {
  const checkout = await parts.checkouts.take(tx, orgId, checkoutId, { userId: user.userId, browserId: knownBrowserId })
  if (!checkout || !STAYS.includes(checkout.product)) throw new Refused({ code: 'not_found' })
  if (checkout.state === 'booked') throw new Refused({ code: 'already_booked' })
  if (!isLive(checkout, parts.clock.nowMs())) throw new Refused({ code: 'checkout_expired' })
  return checkout
}

interface Sent {
  readonly link: PayLink
  readonly url: string
  readonly client: AgencyPerson
  readonly checkout: Checkout
  readonly agent: string
}

async function mailLink({ post }: AgencyParts, tx: Tx, { link, url, client, checkout, agent }: Sent): Promise<void> {
  const { hotel_name: hotel, address, checkin, checkout: checkoutDay } = checkout.offer as StayOffer
  const facts = { hotel, address, checkin, checkout: checkoutDay, total: checkout.quote.total }
  await post.send(tx, {
    orgId: link.orgId,
    key: `pay_link:${link.linkId}`,
    to: client.email,
    kind: 'pay_link',
    data: { firstName: client.firstName, agent, ...facts, heldUntil: inWords(link.expiresAtMs), link: url },
  })
}

const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const inWords = (atMs: number): string => `${WORDS.format(new Date(atMs)).replace(' at ', ', ')} UTC`
