import type { ChosenCabin, OfferedGrade } from '../cruises-api.ts'

/** A cabin that this visitor holds. */
export interface HeldNow {
  readonly cabin: ChosenCabin
  readonly token: string
  readonly expiresAt: string
}

/** What is held, whatever is being asked: a refusal of another cabin leaves it held. */
export interface Holding {
  readonly step: 'idle' | 'busy' | 'refused'
  readonly held: HeldNow | null
  /** Why the last cabin could not be held. */
  readonly problem: string | null
}

export const NOTHING_HELD: Holding = { step: 'idle', held: null, problem: null }
export const asking = ({ held }: Holding): Holding => ({ step: 'busy', held, problem: null })
export const holdingNow = (held: HeldNow): Holding => ({ step: 'idle', held, problem: null })
export const refusedHold = ({ held }: Holding, problem: string): Holding => ({ step: 'refused', held, problem })

export const isSameCabin = (a: ChosenCabin, b: ChosenCabin): boolean => a.sailingId === b.sailingId && a.grade === b.grade && a.cabinNo === b.cabinNo

/** What is held of a cabin that is chosen; null where another is. */
export const heldOf = (held: HeldNow | null, cabin: ChosenCabin): HeldNow | null => (held && isSameCabin(held.cabin, cabin) ? held : null)

/** Whether the grade of a cabin that was held before is still offered: who holds the last one finds it taken, and is shown the others. */
export const isOffered = (grades: readonly Pick<OfferedGrade, 'grade' | 'cabin'>[], { grade: code }: Pick<ChosenCabin, 'grade'>): boolean =>
  grades.some(({ grade, cabin }) => grade === code && cabin !== null)
