const NUMBERS: Readonly<Record<string, string>> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  mastercard_debit: '5200828282828210',
  mastercard_prepaid: '5105105105105100',
  amex: '378282246310005',
  amex_threeDSecureNotSupported: '378282246310005',
  discover: '6011111111111117',
  diners: '3056930009020004',
  jcb: '3566002020360505',
  us: '4242424242424242',
  chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedLostCard: '4000000000009987',
  chargeDeclinedStolenCard: '4000000000009979',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  chargeDeclinedVelocityLimitExceeded: '4000000000006975',
  chargeDeclinedFraudulent: '4100000000000019',
  radarBlock: '4100000000000019',
  chargeCustomerFail: '4000000000000341',
  authenticationRequired: '4000002760003184',
  authenticationRequiredOnSetup: '4000002500003155',
  authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
  threeDSecure2Required: '4000000000003220',
  threeDSecureRequired: '4000000000003220',
  threeDSecureOptional: '4000000000003055',
  threeDSecureRequiredChargeDeclined: '4000008400001629',
  threeDSecureRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
  createDispute: '4000000000000259',
  createDisputeProductNotReceived: '4000000000002685',
  pendingRefund: '4000000000007726',
  refundFail: '4000000000005126',
}

const NAME = /^(pm_card|tok)_(?:visa_(?=charge))?(\w+)$/

/** The number behind a published name, `pm_card_visa` or `tok_visa`; each use of one makes a card of its own. Null where the name is not one. */
export function publishedNumber(name: string, kind: 'pm_card' | 'tok'): string | null {
  const [, prefix, suffix = ''] = NAME.exec(name) ?? []
  return prefix === kind && Object.hasOwn(NUMBERS, suffix) ? (NUMBERS[suffix] as string) : null
}
