import { PRODUCT_PAGES } from '@sojourn/contracts'
import { dayTextLong } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { monthsOf } from '../../modules/memberships/index.ts'
import type { notifyPrices } from './notify-prices.ts'
import { endPathOf } from './signed-link.ts'

type Deps = Parameters<typeof notifyPrices>[0]

/** Reminds members of what renews by itself, once a year where their country asks for it: how often, how much, and how to end it. Answers how many. */
export async function remindYearly(deps: Deps): Promise<number> {
  let count = 0
  for (let reminded = await remindSome(deps); reminded > 0; reminded = await remindSome(deps)) count += reminded
  return count
}

const remindSome = ({ transactions, memberships, post, secret, nowMs, receiverOf }: Deps): Promise<number> =>
  transactions.asSystem(async (tx) => {
    const reminded = await memberships.remindYearly(tx)
    for (const { membership, plan, yearNo, next } of reminded) {
      const receiver = await receiverOf(tx, membership)
      if (!receiver) continue
      const { orgId, membershipNo, language } = membership
      await inLanguage(receiver.language ?? language ?? '', () =>
        post.send(tx, {
          orgId,
          key: `membership_reminder:${membershipNo}:${yearNo}`,
          to: receiver.email,
          kind: 'membership_reminder',
          data: {
            ...{ firstName: receiver.firstName, planName: plan.name, months: monthsOf(plan.laterTerms) },
            ...{ renewal: membership.price, next: { amount: next.amount, on: dayTextLong(next.on) } },
            membershipLink: receiver.origin + PRODUCT_PAGES.SUB.landing,
            cancelLink: receiver.origin + endPathOf(secret, membership, nowMs()),
          },
        }),
      )
    }
    return reminded.length
  })
