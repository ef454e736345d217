import { orText, say, sentencesText } from '@sojourn/i18n'
import { type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { NotEligible } from '../../modules/memberships/index.ts'

/** What it takes to have a plan that the organisation pays. `seller` is the organisation. */
export function whatItTakes(why: NotEligible, domains: readonly string[], seller: string): string {
  switch (why) {
    case 'invited':
      return say`${seller} pays this plan for people it has invited to it.`
    case 'domain':
      return say`${seller} pays this plan for people with a confirmed email address at ${orText(domains)}.`
    case 'list':
      return say`${seller} pays this plan for people on its list of members.`
    case 'granted':
      return say`${seller} pays this plan for people it has chosen. Please ask them for it.`
    case 'nobody':
      return say`${seller} isn't taking new members on this plan at the moment.`
    case 'unconfirmed':
      return say`${seller} pays this plan for people it knows by their email address. Please confirm yours first.`
    case 'full':
      return say`All memberships that ${seller} pays for on this plan are taken.`
    case 'budget':
      return say`What ${seller} spends on this plan at a time is used up. Please try again later.`
    case 'once':
      return say`${seller} already pays a membership for this email address.`
  }
}

interface Known {
  readonly why: NotEligible
  readonly domains: readonly string[]
}

/** What is known of a refusal `not_eligible`; null of another one. */
export const notEligibleIn = ({ code, detail }: Refusal): Known | null =>
  code === 'not_eligible' ? { why: detail?.why as NotEligible, domains: (detail?.domains as readonly string[] | undefined) ?? [] } : null

/** The same outcome; of a refusal `not_eligible` with the sentence that says what it takes. */
export function sayingWhatItTakes<T>(outcome: Outcome<T>, seller: string): Outcome<T> {
  const known = outcome.ok ? null : notEligibleIn(outcome.refusal)
  if (!known) return outcome
  return refuse('not_eligible', { ...known, message: sentencesText([whatItTakes(known.why, known.domains, seller), say`Nothing was charged.`]) })
}
