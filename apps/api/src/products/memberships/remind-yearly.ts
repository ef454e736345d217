import { dateTextOfMembership } from '@sojourn/i18n'
import { monthsOf } from '../../modules/memberships/index.ts'
import { membershipReminder } from './letters.ts'
import { type WriterDeps, writeToMembers } from './write-to-members.ts'

/** Reminds members of what renews automatically, once a year where their country asks for it: how often, how much, and how to end it. Returns how many. */
export const remindYearly = (deps: WriterDeps): Promise<number> =>
  writeToMembers(deps, {
    take: (tx) => deps.memberships.remindYearly(tx),
    mailOf: ({ membership: { membershipNo, price }, plan, yearNo, next }, common) => ({
      key: `membership_reminder:${membershipNo}:${yearNo}`,
      ...membershipReminder.of({
        ...common,
        months: monthsOf(plan.laterTerms),
        renewal: price,
        next: { amount: next.amount, on: dateTextOfMembership(next.on) },
      }),
    }),
  })
