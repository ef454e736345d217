/** What a decline means for trying again: `hard` never with that card, `funds` in days, `authentication` with the holder alone, `technical` soon. */
export type Failure = 'hard' | 'funds' | 'authentication' | 'technical'

const AUTHENTICATION: ReadonlySet<string> = new Set([
  'authentication_required',
  'payment_intent_authentication_failure',
  'authentication_not_handled',
  'approve_with_id',
])
const TECHNICAL: ReadonlySet<string> = new Set([
  'processing_error',
  'issuer_not_available',
  'reenter_transaction',
  'try_again_later',
  'service_not_available',
  'too_many_attempts',
  'rate_limit',
  'canceled',
])
const HARD: ReadonlySet<string> = new Set([
  ...['lost_card', 'stolen_card', 'pickup_card', 'restricted_card', 'expired_card', 'fraudulent', 'merchant_blacklist', 'security_violation'],
  ...['do_not_honor_permanent', 'invalid_account', 'no_account', 'account_closed', 'new_account_information_available', 'stop_payment_order'],
  ...['revocation_of_authorization', 'revocation_of_all_authorizations', 'transaction_not_allowed', 'card_not_supported', 'currency_not_supported'],
  ...['incorrect_number', 'invalid_number', 'invalid_expiry_month', 'invalid_expiry_year', 'incorrect_cvc', 'invalid_cvc', 'test_mode_live_card'],
  ...['resource_missing', 'payment_method_unexpected_state', 'mandate_missing'],
])

/** By the code of the bank, or of the gateway where no bank was asked. What says nothing more ("generic_decline", "do_not_honor") is tried again in days. */
export function failureOf(code: string): Failure {
  if (AUTHENTICATION.has(code)) return 'authentication'
  if (HARD.has(code)) return 'hard'
  return TECHNICAL.has(code) ? 'technical' : 'funds'
}

/** With this card there is no other try for that charge. */
export const endsSource = (failure: Failure): boolean => failure === 'hard' || failure === 'authentication'
