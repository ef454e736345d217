import type { Answer, Instead, Swapped } from '../packages-api.ts'

/** How far the change of a part has come. Nothing is held otherwise before the new total was agreed to. */
export type SwapState =
  | { readonly step: 'choosing'; readonly message: string | null }
  | { readonly step: 'asking'; readonly option: Instead }
  | { readonly step: 'asked' | 'swapping'; readonly option: Instead; readonly quote: Swapped }

/** Both sums are known, or the part cannot be had. */
export const quoted = (option: Instead, answer: Answer<Swapped>): SwapState =>
  answer.ok ? { step: 'asked', option, quote: answer.data } : { step: 'choosing', message: answer.message }

/** Null where it is held instead; as long as it is not, another total is asked about again. */
export function swapped(option: Instead, answer: Answer<Swapped>): SwapState | null {
  return answer.ok && answer.data.is_changed ? null : quoted(option, answer)
}
