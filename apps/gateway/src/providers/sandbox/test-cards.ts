// nothing here is translated: words of a bank, which bankText says in the reader's language
import type { Failure } from '../../modules/payments/index.ts'
import { COUNTRY_CARDS } from '../../modules/vault/index.ts'

/** How a published test card behaves. Numbers and behaviour after docs.stripe.com/testing. */
export interface TestCard {
  readonly number: string
  /** Null where the card pays. */
  readonly failure: Failure | null
  /** `until_set_up`: no longer once it was saved with 3-D Secure; `when_present`: only while its holder is there to be asked; `on_request`: where the merchant asks for it. */
  readonly challenge: 'never' | 'always' | 'until_set_up' | 'when_present' | 'on_request'
  /** Set up without a complaint; it fails when it is charged. */
  readonly attaches: boolean
  /** Why the holder disputes the charge afterwards; null where they do not. */
  readonly dispute: string | null
  readonly refund: 'at_once' | 'pending_first' | 'fails_later'
}

const declined = (declineCode: string, message = 'Your card was declined.', code = 'card_declined'): Failure => ({ code, declineCode, message })

const GENERIC = declined('generic_decline')
const NO_FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.')

const card = (number: string, more: Partial<TestCard> = {}): TestCard => ({
  number,
  failure: null,
  challenge: 'never',
  attaches: false,
  dispute: null,
  refund: 'at_once',
  ...more,
})

const PAYING = [
  ...['4242424242424242', '4000056655665556', '5555555555554444', '2223003122003222', '5200828282828210', '5105105105105100'],
  ...['378282246310005', '371449635398431', '6011111111111117', '3056930009020004', '36227206271667', '3566002020360505'],
  ...['6011000990139424', '6011981111111113', '6200000000000005', '6200000000000047', '6205500000000000004'],
  ...['4000002500001001', '5555552500001001', '4000050360000001', '5555050360000080', '4000051230000072', '5200828282828897', '4000008400000076'],
  // Paid out without a wait, which makes no difference here: nothing is paid out.
  ...['4000000000000077', '4000003720000278', '4000000000000093'],
  // A check of code or address fails, or the risk is higher: with the usual settings they pay all the same.
  ...['4000000000000101', '4000058400307872', '4000000000000010', '4000000000000028', '4000000000000036', '4000058400306072', '4000000000000044'],
  ...['4000000000009235', '4000008400000407', '4000008400000159', '4000008400001017', '4000000000005423'],
  // Pays without a challenge, although its bank supports 3-D Secure.
  ...['4000000000003097'],
  ...Object.values(COUNTRY_CARDS),
]

export const TEST_CARDS: readonly TestCard[] = [
  ...PAYING.map((number) => card(number)),
  card('4000000000000002', { failure: GENERIC }),
  card('4000000000009995', { failure: NO_FUNDS }),
  card('4000000000009987', { failure: declined('lost_card') }),
  card('4000000000009979', { failure: declined('stolen_card') }),
  card('4000000000000069', { failure: declined('expired_card', 'Your card has expired.', 'expired_card') }),
  card('4000000000000127', { failure: declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc') }),
  card('4000000000000119', { failure: declined('processing_error', 'An error occurred while processing your card. Try again.', 'processing_error') }),
  card('4000000000006975', { failure: declined('card_velocity_exceeded', 'Your card was used too often, or above its limit.') }),
  card('4100000000000019', { failure: declined('fraudulent') }),
  card('4000000000004954', { failure: declined('fraudulent') }),
  card('4000008400001280', { failure: GENERIC }),
  card('4000000000000341', { failure: GENERIC, attaches: true }),
  card('4000000000000259', { dispute: 'fraudulent' }),
  card('4000000000002685', { dispute: 'product_not_received' }),
  ...['4000000000001976', '4000008400000779', '5105008400000002'].map((number) => card(number, { dispute: 'general' })),
  ...['4000000404000079', '4000000404000038', '4000000001000043'].map((number) => card(number, { dispute: 'fraudulent' })),
  card('4000000000003055', { challenge: 'on_request' }),
  card('4000002500003155', { challenge: 'until_set_up' }),
  card('4000002760003184', { challenge: 'always' }),
  card('4000003800000446', { challenge: 'when_present' }),
  card('4000000000003220', { challenge: 'always' }),
  card('4000008260003178', { challenge: 'always', failure: NO_FUNDS }),
  card('4000008400001629', { challenge: 'always', failure: GENERIC }),
  card('4000000000007726', { refund: 'pending_first' }),
  card('4000000000005126', { refund: 'fails_later' }),
]

const BY_NUMBER = new Map(TEST_CARDS.map((one) => [one.number, one]))

export const findTestCard = (number: string): TestCard | null => BY_NUMBER.get(number) ?? null
