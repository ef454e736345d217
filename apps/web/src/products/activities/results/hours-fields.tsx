import { say } from '@sojourn/i18n'
import { withValues } from '../../../features/results/index.ts'
import { Select } from '../../../ui/select.tsx'
import { readHours } from '../activity-address.ts'

interface HoursFieldsProps {
  readonly query: URLSearchParams
  readonly onQuery: (query: string) => void
}

const HALF_HOURS = Array.from({ length: 33 }, (_, at) => `${String(6 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`)

/** The half hours of a day, and one between them where that is chosen; the first is any time. */
const optionsOf = (chosen: string | undefined) =>
  ['', ...new Set([...HALF_HOURS, ...(chosen ? [chosen] : [])].toSorted())].map((time) => ({ value: time, label: time || say`Any time` }))

/** The hours in which all of an activity must be, by the clock of the place. */
export function HoursFields({ query, onQuery }: HoursFieldsProps) {
  const { after, before } = readHours(query)
  const set = (name: 'after' | 'before', value: string) => onQuery(withValues(query, name, [value]))
  const options = (chosen: string | undefined, fits: (time: string) => boolean) => optionsOf(chosen).filter(({ value }) => value === '' || fits(value))
  return (
    <div className="mt-3 grid grid-cols-2 gap-3">
      <Select
        label={say`Starts from`}
        name="after"
        value={after ?? ''}
        options={options(after, (time) => !before || time < before)}
        onChange={({ target }) => set('after', target.value)}
      />
      <Select
        label={say`Ends by`}
        name="before"
        value={before ?? ''}
        options={options(before, (time) => !after || time > after)}
        onChange={({ target }) => set('before', target.value)}
      />
    </div>
  )
}
