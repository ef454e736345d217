import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { LIMITS, type Party } from '../transfer-address.ts'

const AGES = Array.from({ length: LIMITS.childAge + 1 }, (_, age) => ({ value: String(age), label: age === 0 ? say`Under 1` : String(age) }))
const USUAL_AGE = 8

export interface PeopleEditorProps {
  readonly party: Party
  readonly domestic: boolean
  readonly onChange: (change: Partial<Party> & { readonly domestic?: boolean }) => void
  readonly onDone: () => void
}

/** Who travels, and with what: ages are asked because small children have seats of their own. */
export function PeopleEditor({ party, domestic, onChange, onDone }: PeopleEditorProps) {
  const { adults, children, bags, wheelchair } = party
  return (
    <>
      <Stepper
        label={say`Adults`}
        words={{ name: say`Adults`, fewer: say`Fewer adults`, more: say`More adults` }}
        value={adults}
        min={1}
        max={LIMITS.adults}
        onChange={(next) => onChange({ adults: next })}
      />
      <Stepper
        label={say`Children`}
        words={{ name: say`Children`, fewer: say`Fewer children`, more: say`More children` }}
        value={children.length}
        min={0}
        max={LIMITS.children}
        onChange={(count) => onChange({ children: Array.from({ length: count }, (_, at) => children[at] ?? USUAL_AGE) })}
      />
      {children.length > 0 && (
        <div className="my-2 grid grid-cols-2 gap-3">
          {children.map((age, child) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is its index in the list
              key={child}
              label={say`Age of child ${child + 1}`}
              value={String(age)}
              options={AGES}
              onChange={(event) => onChange({ children: children.with(child, Number(event.target.value)) })}
            />
          ))}
        </div>
      )}
      <Stepper
        label={say`Large bags`}
        words={{ name: say`Large bags`, fewer: say`Fewer bags`, more: say`More bags` }}
        value={bags}
        min={0}
        max={LIMITS.bags}
        onChange={(next) => onChange({ bags: next })}
      />
      <Checkbox checked={wheelchair} onChange={(event) => onChange({ wheelchair: event.target.checked })}>{say`Someone travels in a wheelchair`}</Checkbox>
      <Checkbox checked={domestic} onChange={(event) => onChange({ domestic: event.target.checked })}>{say`My flight is within the country`}</Checkbox>
      <div className="mt-3 flex justify-end">
        <Button look="ink" size="small" onClick={onDone}>{say`Done`}</Button>
      </div>
    </>
  )
}
