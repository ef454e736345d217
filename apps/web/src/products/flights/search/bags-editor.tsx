import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { type Bags, LIMITS } from '../flight-address.ts'

export interface BagsEditorProps {
  readonly bags: Bags
  readonly onChange: (change: Partial<Bags>) => void
  readonly onDone: () => void
}

/** What each who has a seat takes along: asked before prices, so that the first price is the last. */
export function BagsEditor({ bags: { cabinBag, checked }, onChange, onDone }: BagsEditorProps) {
  return (
    <>
      <p className="mb-2 text-small text-ink-2">{say`For each traveler. A small bag under the seat is always included.`}</p>
      <Checkbox checked={cabinBag} onChange={({ target }) => onChange({ cabinBag: target.checked })}>{say`A cabin bag for the overhead bin`}</Checkbox>
      <Stepper
        label={say`Checked bags, 23 kg each`}
        words={{ name: say`Checked bags, 23 kg each`, fewer: say`Fewer bags`, more: say`More bags` }}
        value={checked}
        min={0}
        max={LIMITS.checked}
        onChange={(count) => onChange({ checked: count })}
      />
      <p className="mt-3 flex justify-end">
        <Button look="ink" size="small" onClick={onDone}>{say`Done`}</Button>
      </p>
    </>
  )
}
