import { AMOUNT_CASES } from './amounts.testing.ts'
import { CAPTURE_CASES } from './captures.testing.ts'
import { CARD_CASES } from './cards.testing.ts'
import type { CaseElsewhere, GatewayCase } from './case.testing.ts'
import { CHALLENGE_CASES } from './challenges.testing.ts'
import { EVENT_CASES } from './events.testing.ts'
import { KEY_CASES } from './keys.testing.ts'
import { REFUND_CASES } from './refunds.testing.ts'
import { SILENCE_CASES } from './silences.testing.ts'

export const GATEWAY_CASES: readonly GatewayCase[] = [
  ...KEY_CASES,
  ...SILENCE_CASES,
  ...EVENT_CASES,
  ...CHALLENGE_CASES,
  ...CARD_CASES,
  ...CAPTURE_CASES,
  ...REFUND_CASES,
  ...AMOUNT_CASES,
]

const STORM = 'apps/api/src/flows/webhook-storm.test.ts'

export const CASES_ELSEWHERE: readonly CaseElsewhere[] = [
  { n: 14, name: 'a webhook before the response', file: STORM, title: 'a webhook that comes before the answer it is about' },
  { n: 17, name: 'two secrets', file: STORM, title: 'while a secret is changed, both are believed, and no third' },
  { n: 25, name: 'a forged postMessage', file: 'e2e/gateway/forged.e2e.ts', title: 'a return message is accepted from the gateway alone' },
  { n: 36, name: 'the card declines after the holds', file: STORM, title: 'the card declines after the room was held' },
]
