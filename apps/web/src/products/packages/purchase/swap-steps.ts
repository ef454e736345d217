import { type Answer, type ChosenPart, chosenOf, type Follow, type Instead, type PartSwap, type Swapped } from '../packages-api.ts'

/** What is asked for: a part in the place of one or besides, or to leave one out. */
export type Wanted = Instead | null

/** A change with both sums: what follows as it was proposed, and which of that is left out. */
export interface Quoted {
  readonly wanted: Wanted
  readonly quote: Swapped
  readonly proposed: readonly Follow[]
  readonly out: readonly number[]
}

/** How far the change of a part has come. Nothing is held otherwise before the new total was agreed to. */
export type SwapState =
  | { readonly step: 'choosing'; readonly message: string | null }
  | { readonly step: 'asking'; readonly wanted: Wanted }
  | ({ readonly step: 'asked' | 'asking_again' | 'swapping' } & Quoted)

/** Both sums are known, or the part cannot be had. `before` is what was proposed, where it is asked again. */
export function quoted(wanted: Wanted, answer: Answer<Swapped>, before?: Pick<Quoted, 'proposed' | 'out'>): SwapState {
  if (!answer.ok) return { step: 'choosing', message: answer.message }
  return { step: 'asked', wanted, quote: answer.data, proposed: before?.proposed ?? answer.data.follows, out: before?.out ?? [] }
}

/** Null where it is held instead; as long as it is not, another total is asked about again. */
export function swapped(asked: Quoted, answer: Answer<Swapped>): SwapState | null {
  return answer.ok && answer.data.is_changed ? null : quoted(asked.wanted, answer, asked)
}

/** What becomes of the other parts, as it is sent. */
export const alsoOf = ({ proposed, out }: Pick<Quoted, 'proposed' | 'out'>): PartSwap[] =>
  proposed.map(({ part, now }) => ({ part, instead: now && !out.includes(part) ? chosenOf(now) : null }))

/** The same with a part left out that followed, or put back. */
export const toggled = <T extends Pick<Quoted, 'out'>>(asked: T, part: number): T => ({
  ...asked,
  out: asked.out.includes(part) ? asked.out.filter((each) => each !== part) : [...asked.out, part],
})

export const insteadOf = (wanted: Wanted): ChosenPart | null => wanted && chosenOf(wanted.part)
