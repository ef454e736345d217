import { say } from '@sojourn/i18n'
import type { RiskAction } from './risk-api.ts'

/** From the mildest to the strictest, as operators read them. */
export const riskActions = (): readonly { readonly value: RiskAction; readonly label: string }[] => [
  { value: 'allow', label: say`Allow` },
  { value: 'review', label: say`Check by hand` },
  { value: 'three_d_secure', label: say`Ask for 3-D Secure` },
  { value: 'block', label: say`Block` },
]

export const riskActionText = (action: RiskAction): string => riskActions().find(({ value }) => value === action)?.label ?? action

/** Why a condition can't be read, at its place: the answer's `fault`, and the character it was found at. */
export function ruleFaultText(when: string, fault: unknown, at: unknown): string {
  const rest = when.slice(Number(at) || 0).trim()
  const word = /^"[^"]*"|^\w+|^\S/.exec(rest)?.[0] ?? rest
  switch (fault) {
    case 'too_long':
      return say`Use 300 characters or fewer.`
    case 'unfinished':
      return say`The condition stops too early.`
    case 'unknown_fact':
      return say`“${word}” isn't a fact. Choose one from the list of facts.`
    case 'wrong_type':
      return say`“${word}” can't be compared with this fact.`
    default:
      return say`We can't read the condition from “${word}” on.`
  }
}
