import { say } from '@sojourn/i18n'
import type { StayProduct } from '../../stay-product.ts'

/** What is said where a list is empty, in whole texts. */
interface NothingWords {
  readonly narrowed: string
  readonly full: (place: string) => string
  readonly fullWhy: string
  readonly tooLarge: (place: string) => string
  readonly tooLargeWhy: string
  readonly withMore: string
  readonly tryOther: string
}

export const NOTHING_WORDS: Readonly<Record<StayProduct['code'], NothingWords>> = {
  HLT: {
    narrowed: say`No stays match all of these filters`,
    full: (place) => say`No rooms left in ${place} for these nights`,
    fullWhy: say`Every stay we have there is full for your group.`,
    tooLarge: (place) => say`No room in ${place} is big enough for your group`,
    tooLargeWhy: say`If you split up into more rooms, one hotel can take all of you.`,
    withMore: say`In more rooms`,
    tryOther: say`Try fewer people per room, or dates a few weeks away.`,
  },
  VR: {
    narrowed: say`No homes match all of these filters`,
    full: (place) => say`No homes left in ${place} for these nights`,
    fullWhy: say`Every home we have there is taken or too small for your group.`,
    tooLarge: (place) => say`No home in ${place} is big enough for your group`,
    tooLargeWhy: say`If you split up into more homes, there's space for all of you.`,
    withMore: say`In more homes`,
    tryOther: say`Try fewer people per home, or dates a few weeks away.`,
  },
}
