import { fold } from '@sojourn/kernel'
import type { FoundPlace } from '../../features/search-form/index.ts'

/** A place that was taken for a text that is not its name. */
export interface TakenPlace {
  readonly text: string
  readonly name: string
  /** Whether the text means it; else it stands in for one that is not known. */
  readonly isKnown: boolean
  /** What may have been meant. */
  readonly near: readonly { readonly to: string; readonly label: string }[]
}

/** Whether a text is how a place is called, or begins so: nothing is to be said of it. */
export const isCalled = ({ place_id: code, label }: Pick<FoundPlace, 'place_id' | 'label'>, text: string): boolean =>
  fold(text) === fold(code) || fold(label).includes(fold(text))
