import { typedCode } from '@sojourn/kernel'
import { type BoxId, boxOf, type Tenders, type TypedBox } from './tenders-state.ts'

const TYPED_BOXES: readonly TypedBox[] = ['coupon', 'cash', 'points']
const isTyped = (box: BoxId): box is TypedBox => TYPED_BOXES.some((each) => each === box)

/** What is typed into a box, to be compared; empty where it comes to nothing. */
function textOf({ typed }: Tenders, box: TypedBox): string {
  switch (box) {
    case 'coupon':
      return typedCode(typed.coupon).toUpperCase()
    case 'cash':
      // A text that is no amount is something that was typed, too.
      return /[1-9]/.test(typed.cash) ? typed.cash : ''
    case 'points':
      return Number(typed.points) !== 0 || /[1-9]/.test(typed.extra) ? [typed.pointType, typed.points, typed.extra].join(' ') : ''
  }
}

/** The texts of some of the boxes, by box. */
export const textsOf = (state: Tenders, boxes: readonly BoxId[]): Partial<Record<TypedBox, string>> =>
  Object.fromEntries(boxes.filter(isTyped).map((box) => [box, textOf(state, box)]))

export const without = (settled: Tenders['settled'], box: BoxId): Tenders['settled'] => ({ ...settled, [box]: undefined })

/** The boxes whose text looks chosen and is not applied, in the order in which they lower what is due. What was refused, taken off or passed over in the same words is not among them. */
export const unappliedIn = (state: Tenders): readonly TypedBox[] =>
  TYPED_BOXES.filter((box) => {
    const { step } = boxOf(state, box)
    const text = textOf(state, box)
    return step !== 'applied' && step !== 'applying' && step !== 'removing' && text !== '' && text !== state.settled[box]
  })
