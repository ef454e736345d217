import { say, sayAs } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { CABINS, type Cabin, LIMITS, type Travellers } from '../flight-address.ts'
import { CABIN_WORDS } from '../flight-words.ts'

const CABIN_OPTIONS = CABINS.map((value) => ({ value, label: CABIN_WORDS[value] }))

export interface Flying extends Travellers {
  readonly cabin: Cabin
  readonly nearby: boolean
}

export interface TravellersEditorProps {
  readonly flying: Flying
  readonly onChange: (change: Partial<Flying>) => void
  readonly onDone: () => void
}

/** Who flies, and in which cabin: an infant needs an adult's lap. */
export function TravellersEditor({ flying, onChange, onDone }: TravellersEditorProps) {
  const { adults, children, infants, cabin, nearby } = flying
  const free = LIMITS.seated - adults - children
  return (
    <>
      <Stepper
        label={say`Adults`}
        words={{ name: say`Adults`, fewer: say`Fewer adults`, more: say`More adults` }}
        value={adults}
        min={Math.max(children > 0 ? 0 : 1, infants)}
        max={adults + free}
        onChange={(count) => onChange({ adults: count })}
      />
      <Stepper
        label={say`Children, 2 to 11`}
        words={{ name: say`Children, 2 to 11`, fewer: say`Fewer children`, more: say`More children` }}
        value={children}
        min={adults > 0 ? 0 : 1}
        max={children + free}
        onChange={(count) => onChange({ children: count })}
      />
      <Stepper
        label={say`Infants on a lap, under 2`}
        words={{ name: say`Infants on a lap, under 2`, fewer: say`Fewer infants`, more: say`More infants` }}
        value={infants}
        min={0}
        max={Math.min(adults, LIMITS.infants)}
        onChange={(count) => onChange({ infants: count })}
      />
      <Select
        className="mt-3"
        label={sayAs('of a plane')`Cabin`}
        value={cabin}
        options={CABIN_OPTIONS}
        onChange={({ target: { value } }) => onChange({ cabin: CABINS.find((each) => each === value) ?? cabin })}
      />
      <Checkbox className="mt-3" checked={nearby} onChange={({ target }) => onChange({ nearby: target.checked })}>{say`Nearby airports too`}</Checkbox>
      <p className="mt-3 flex justify-end">
        <Button look="ink" size="small" onClick={onDone}>{say`Done`}</Button>
      </p>
    </>
  )
}
