import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { LIMITS, type Party } from '../activity-address.ts'

const AGES = Array.from({ length: LIMITS.childAge + 1 }, (_, age) => ({ value: String(age), label: age === 0 ? say`Under 1` : String(age) }))
/** More children come with this age, which their own list then corrects. */
const USUAL_AGE = 8

interface PartyEditorProps {
  readonly party: Party
  readonly onChange: (party: Party) => void
  readonly onDone: () => void
}

/** Who comes. Ages are asked because prices depend on them. */
export function PartyEditor({ party, onChange, onDone }: PartyEditorProps) {
  const { adults, seniors, children } = party
  const others = (count: number): number => (count > 0 ? 0 : 1)
  return (
    <>
      <Stepper
        label={say`Adults`}
        words={{ name: say`Adults`, fewer: say`Fewer adults`, more: say`More adults` }}
        value={adults}
        min={others(seniors + children.length)}
        max={LIMITS.adults}
        onChange={(count) => onChange({ ...party, adults: count })}
      />
      <Stepper
        label={say`65 and older`}
        words={{ name: say`People of 65 and older`, fewer: say`Fewer people of 65 and older`, more: say`More people of 65 and older` }}
        value={seniors}
        min={others(adults + children.length)}
        max={LIMITS.adults}
        onChange={(count) => onChange({ ...party, seniors: count })}
      />
      <Stepper
        label={say`Children`}
        words={{ name: say`Children`, fewer: say`Fewer children`, more: say`More children` }}
        value={children.length}
        min={others(adults + seniors)}
        max={LIMITS.children}
        onChange={(count) => onChange({ ...party, children: Array.from({ length: count }, (_, at) => children[at] ?? USUAL_AGE) })}
      />
      {children.length > 0 && (
        <div className="mt-2 grid grid-cols-2 gap-3">
          {children.map((age, child) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the list
              key={child}
              label={say`Age of child ${child + 1}`}
              value={String(age)}
              options={AGES}
              onChange={(event) => onChange({ ...party, children: children.map((old, at) => (at === child ? Number(event.target.value) : old)) })}
            />
          ))}
        </div>
      )}
      <p className="mt-3 flex justify-end">
        <Button look="ink" size="small" onClick={onDone}>{say`Done`}</Button>
      </p>
    </>
  )
}
