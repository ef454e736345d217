import { type Answer, chosenOf, type Instead, type PackageDetails, type Swapped } from '../packages-api.ts'
import type { HeldTrip } from './held-trip.ts'

/** How far the change of a part has come. Nothing is held otherwise before the new total was agreed to. */
export type SwapState =
  | { readonly step: 'looking' }
  | { readonly step: 'choosing'; readonly options: readonly Instead[]; readonly message: string | null }
  | { readonly step: 'asking'; readonly options: readonly Instead[]; readonly option: Instead }
  | { readonly step: 'asked'; readonly options: readonly Instead[]; readonly option: Instead; readonly quote: Swapped; readonly message: string | null }
  | { readonly step: 'swapping'; readonly options: readonly Instead[]; readonly option: Instead; readonly quote: Swapped }
  | { readonly step: 'failed'; readonly message: string }

/** What could take the place of the part, of an answer that says it of all parts. */
export const looked = (answer: Answer<PackageDetails>, at: number): SwapState =>
  answer.ok
    ? { step: 'choosing', options: answer.data.alternatives.find(({ part }) => part === at + 1)?.options ?? [], message: null }
    : { step: 'failed', message: answer.message }

type Asking = Extract<SwapState, { step: 'asking' }>
type Swapping = Extract<SwapState, { step: 'swapping' }>

/** Both sums are known, or the part cannot be had. */
export const quoted = ({ options, option }: Asking, answer: Answer<Swapped>): SwapState =>
  answer.ok ? { step: 'asked', options, option, quote: answer.data, message: null } : { step: 'choosing', options, message: answer.message }

/** What was held instead; null as long as it is not: another total is asked about again. */
export function swapped({ options, option }: Swapping, answer: Answer<Swapped>): SwapState | null {
  if (!answer.ok) return { step: 'choosing', options, message: answer.message }
  return answer.data.is_changed ? null : { step: 'asked', options, option, quote: answer.data, message: null }
}

/** The trip with the part in its place. */
export const tripWith = (trip: HeldTrip, at: number, { part }: Instead): HeldTrip => ({
  ...trip,
  parts: trip.parts.map((each, index) => (index === at ? chosenOf(part) : each)),
})
