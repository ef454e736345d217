import { bankText, say } from '@sojourn/i18n'
import type { Attempt } from '../../modules/payments/index.ts'

/** The text of a failed or closed challenge. */
export const anotherMethod = (): string => say`Please enter another payment method`

const CHALLENGE_CODES: readonly (string | null)[] = ['payment_intent_authentication_failure', 'setup_intent_authentication_failure', 'authentication_required']

export const isFailedChallenge = ({ declineCode }: Pick<Attempt, 'declineCode'>): boolean => CHALLENGE_CODES.includes(declineCode)

/** The provider's own words for a declined card; a failed challenge has its fixed text. */
export const declineText = (attempt: Attempt): string | null =>
  attempt.state !== 'declined' ? null : isFailedChallenge(attempt) ? anotherMethod() : attempt.message && bankText(attempt.message)
