import { changeItem as changeCall, quoteChange as quoteCall } from '@sojourn/contracts'
import { type Outcome, refuse } from '@sojourn/kernel'
import { type Route, signedInRoute } from '../../http/index.ts'
import { CHANGE_REFUSALS } from '../../sale/change-refusals.ts'
import type { ChangeDeps } from './change-deps.ts'
import { changeItem, quoteChange } from './change-item.ts'

/** What a product refuses in codes of its own (closed at that time, no such day) is that it is not changed to that: its message stays. */
const inOurWords = <T>({ refusals: known }: { readonly refusals: readonly string[] }, answer: Outcome<T>): Outcome<T> =>
  answer.ok || known.includes(answer.refusal.code) ? answer : refuse('not_changeable', answer.refusal.detail)

export const changeHttp = (deps: ChangeDeps): Route[] => [
  signedInRoute(quoteCall, async (body, caller) => inOurWords(quoteCall, await quoteChange(deps, body, caller)), CHANGE_REFUSALS),
  signedInRoute(changeCall, async (body, caller) => inOurWords(changeCall, await changeItem(deps, body, caller)), CHANGE_REFUSALS),
]
