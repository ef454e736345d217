import { say, sayAs } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { type Guests, KINDS, LIMITS } from '../cruise-address.ts'
import { KIND_WORDS } from '../cruise-words.ts'
import type { CabinKind } from '../cruises-api.ts'

const AGES = Array.from({ length: LIMITS.childAge + 1 }, (_, age) => ({ value: String(age), label: age === 0 ? say`Under 1` : String(age) }))
/** More children come with this age, which their own list then corrects. */
const USUAL_AGE = 8
const CABINS = [{ value: '', label: say`Any cabin` }, ...KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))]

/** A cabin of a kind, and who sleeps in it. */
export interface CabinParty extends Guests {
  readonly cabin: CabinKind | ''
}

export interface GuestsEditorProps {
  readonly party: CabinParty
  readonly onChange: (party: CabinParty) => void
  readonly onDone: () => void
}

/** The kind of cabin and who sleeps in it. Ages are asked because lines have rules about them. */
export function GuestsEditor({ party, onChange, onDone }: GuestsEditorProps) {
  const { cabin, adults, children } = party
  const free = LIMITS.guests - adults - children.length
  return (
    <>
      <Select
        className="mb-3"
        label={sayAs('of a ship')`Cabin`}
        value={cabin}
        options={CABINS}
        onChange={({ target: { value } }) => onChange({ ...party, cabin: KINDS.find((kind) => kind === value) ?? '' })}
      />
      <Stepper
        label={say`Adults`}
        words={{ name: say`Adults`, fewer: say`Fewer adults`, more: say`More adults` }}
        value={adults}
        min={1}
        max={adults + free}
        onChange={(count) => onChange({ ...party, adults: count })}
      />
      <Stepper
        label={say`Children`}
        words={{ name: say`Children`, fewer: say`Fewer children`, more: say`More children` }}
        value={children.length}
        min={0}
        max={children.length + free}
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
              onChange={({ target }) => onChange({ ...party, children: children.map((old, at) => (at === child ? Number(target.value) : old)) })}
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
