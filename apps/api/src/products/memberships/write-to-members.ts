import { PRODUCT_PAGES } from '@sojourn/contracts'
import { inLanguage } from '@sojourn/i18n/server'
import type { Transactions, Tx } from '@sojourn/kernel'
import { type CurrentMembership, textOf } from '../../modules/memberships/index.ts'
import type { Mail, Messages } from '../../modules/messages/index.ts'
import type { MembershipWiring } from './parts.ts'
import { endPathOf } from './signed-link.ts'

export interface WriterDeps extends Pick<MembershipWiring, 'memberships' | 'later' | 'secret' | 'receiverOf'> {
  readonly transactions: Transactions
  readonly post: Pick<Messages, 'send'>
  readonly nowMs: () => number
}

/** What each of these mails has. */
interface CommonData {
  readonly firstName: string
  readonly planName: string
  readonly membershipLink: string
  readonly cancelLink: string
}

interface Round<Due extends CurrentMembership> {
  /** Who is due, each once, in a system transaction; what goes with it is done in it. */
  take(tx: Tx): Promise<readonly Due[]>
  mailOf(due: Due, common: CommonData): Mail & { readonly key: string }
}

/** Writes to members who are due, each in their language, run after run until none is left. Returns how many were. */
export async function writeToMembers<Due extends CurrentMembership>(deps: WriterDeps, round: Round<Due>): Promise<number> {
  let count = 0
  for (let written = await writeSome(deps, round); written > 0; written = await writeSome(deps, round)) count += written
  return count
}

const writeSome = <Due extends CurrentMembership>(
  { transactions, post, secret, nowMs, receiverOf }: WriterDeps,
  { take, mailOf }: Round<Due>,
): Promise<number> =>
  transactions.asSystem(async (tx) => {
    const taken = await take(tx)
    for (const due of taken) {
      const { membership, plan } = due
      const receiver = await receiverOf(tx, membership)
      if (!receiver) continue
      const { email, firstName, origin } = receiver
      const cancelLink = origin + endPathOf(secret, membership, nowMs())
      const language = receiver.language ?? membership.language ?? ''
      const common = { firstName, planName: textOf(plan, language).name, membershipLink: origin + PRODUCT_PAGES.SUB.landing, cancelLink }
      await inLanguage(language, () => post.send(tx, { orgId: membership.orgId, to: email, ...mailOf(due, common) }))
    }
    return taken.length
  })
