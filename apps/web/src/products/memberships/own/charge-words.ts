import { andText, dateTextOfMembership, moneyText, say } from '@sojourn/i18n'
import type { LaterCharge } from '../memberships-api.ts'

/** The state of a charge, as its tag. */
export function chargeTag({ state, announced_at: announcedAt }: Pick<LaterCharge, 'state' | 'announced_at'>): {
  readonly text: string
  readonly kind: 'good' | 'care' | 'wrong' | 'plain'
} {
  switch (state) {
    case 'planned':
      return { text: say`Planned`, kind: 'plain' }
    case 'scheduled':
      return { text: announcedAt ? say`Announced` : say`Planned`, kind: 'plain' }
    case 'retrying':
      return { text: say`Retrying`, kind: 'care' }
    case 'needs_person':
      return { text: say`Action needed`, kind: 'wrong' }
    case 'paid':
      return { text: say`Paid`, kind: 'good' }
    case 'failed':
      return { text: say`Not paid`, kind: 'wrong' }
    case 'called_off':
      return { text: say`Called off`, kind: 'plain' }
    case 'refunded':
      return { text: say`Refunded`, kind: 'plain' }
  }
}

export const chargeAmount = ({ amount, currency }: LaterCharge): string => moneyText(amount, currency)

/** When it is announced, or was, and by what it is paid. */
export function chargeNotes({ notice_on: notice, announced_at: announced, pays, needs_card: needsCard, next_try: next }: LaterCharge): readonly string[] {
  return [
    needsCard ? say`No card. Choose one, or this won't be paid.` : null,
    pays.length > 1 ? say`Charged to the first of these that works: ${andText(pays)}.` : pays[0] ? say`Charged to: ${pays[0]}.` : null,
    announced
      ? say`We emailed you about it on ${dateTextOfMembership(announced.slice(0, 10))}.`
      : notice
        ? say`We'll email you about it on ${dateTextOfMembership(notice)}.`
        : null,
    next ? say`The next try is on ${dateTextOfMembership(next.slice(0, 10))}.` : null,
  ].filter((note) => note !== null)
}
