import { type Attempt, CHOOSING } from './attempt.ts'
import { HoldOutcome, type HoldWords } from './panels/hold-outcome.tsx'
import { Unreached } from './panels/unreached.tsx'

const price = { total: 120, currency: 'USD', base: 100, taxes: 20, fees: 0, pay_now: 90, pay_at_property: 30, per_night: [] }
const choice = { id: 'a', price }
const nothing = () => {}
const words: HoldWords = {
  later: 'at the counter',
  base: () => 'Offer',
  why: () => '',
  gone: (isMoreLeft) => (isMoreLeft ? 'Nothing was held or charged. These are free.' : 'Nothing was held or charged.'),
  refusal: () => null,
}
const render = (attempt: Attempt<string>) => () => (
  <HoldOutcome
    attempt={attempt}
    choice={choice}
    chosen="The offer"
    actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
    words={words}
    alternatives={(left) => left.join(', ')}
    goneActions={null}
  />
)
const changed = (total: number, checkoutId: string | null) =>
  render({ step: 'changed', id: 'a', oldTotal: 120, seen: price, price: { ...price, total, base: total - 20 }, checkoutId })
const refused = (code: string, retriable = true) => render({ step: 'refused', id: 'a', code, message: 'It does not go together.', retriable })

/** Every state of a choice, as any product shows it. */
export const states = {
  choosing: render(CHOOSING),
  'price rose': changed(126.4, 'chk_1'),
  'price fell': changed(111, null),
  'gone, others left': render({ step: 'gone', id: 'a', alternatives: ['One', 'Another'], message: '' }),
  gone: render({ step: 'gone', id: 'a', alternatives: [], message: '' }),
  'too soon': render({ step: 'too_soon', id: 'a', earliest: '2026-11-23' }),
  offline: refused('offline'),
  'too many holds': refused('too_many_holds'),
  'refused for good': refused('of_its_own', false),
  unreached: Unreached,
}
