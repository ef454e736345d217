import { moneyText, plural, say } from '@sojourn/i18n'
import { typedCode } from '@sojourn/kernel'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { Tenders, TypedBox } from '../tenders-state.ts'
import { amountTyped } from '../typing.ts'

interface ApplyFirstProps {
  readonly state: Tenders
  /** What is typed and not applied. */
  readonly boxes: readonly TypedBox[]
  readonly busy: boolean
  readonly onApply: () => void
  readonly onSkip: () => void
  readonly onBack: () => void
}

/** Before anything is paid: whether what was typed and not applied is to be applied first. */
export function ApplyFirstDialog({ state, boxes, busy, onApply, onSkip, onBack }: ApplyFirstProps) {
  const [first] = boxes
  const isOne = boxes.length === 1
  return (
    <Dialog
      open
      width="narrow"
      title={isOne && first ? titleOf(state, first) : say`Apply what you typed first?`}
      closeLabel={say`Back to the checkout`}
      onClose={onBack}
      foot={
        <div className="grid gap-3">
          <Button look="filled" wide busy={busy} onClick={() => busy || onApply()}>
            {isOne ? say`Apply it` : say`Apply all`}
          </Button>
          <Button wide onClick={() => busy || onSkip()}>
            {isOne ? say`Continue without it` : say`Continue without them`}
          </Button>
        </div>
      }
    >
      {!isOne && (
        <ul className="mb-3 list-disc ps-5 text-body">
          {boxes.map((box) => (
            <li key={box} className="break-words">
              {nameOf(state, box)}
            </li>
          ))}
        </ul>
      )}
      <p className="text-body">{isOne ? say`You typed it, but it isn't applied yet.` : say`You typed these, but they aren't applied yet.`}</p>
      <p className="mt-2 text-small text-ink-2">{say`If you apply, you'll see the new amount before anything is charged.`}</p>
    </Dialog>
  )
}

function titleOf(state: Tenders, box: TypedBox): string {
  switch (box) {
    case 'coupon':
      return say`Apply ${codeOf(state)} first?`
    case 'cash':
      return say`Apply ${cashOf(state)} from your cash cards first?`
    case 'points':
      return say`Apply your points first?`
  }
}

function nameOf(state: Tenders, box: TypedBox): string {
  switch (box) {
    case 'coupon':
      return say`Coupon ${codeOf(state)}`
    case 'cash':
      return say`${cashOf(state)} from your cash cards`
    case 'points': {
      const points = Number(state.typed.points)
      if (!Number.isInteger(points) || points === 0) return say`Your points`
      return say`${plural(points, { one: '# point', other: '# points' })}`
    }
  }
}

const codeOf = ({ typed }: Tenders): string => typedCode(typed.coupon).toUpperCase()
function cashOf({ typed, due: { currency } }: Tenders): string {
  const amount = amountTyped(typed.cash, currency)
  return amount > 0 ? moneyText(amount, currency) : typed.cash
}
