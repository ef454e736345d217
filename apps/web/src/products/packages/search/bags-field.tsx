import { plural, say } from '@sojourn/i18n'
import { useId } from 'react'
import { LIMITS } from '../package-address.ts'

const OPTIONS = Array.from({ length: LIMITS.bags + 1 }, (_, count) => ({ value: String(count), label: bagsText(count) }))

/** "1 checked bag each". */
function bagsText(count: number): string {
  return count === 0 ? say`No checked bags` : say`${plural(count, { one: '# checked bag each', other: '# checked bags each' })}`
}

/** "Bags": what each who has a seat checks in, asked before prices so that the first price is the last. */
export function BagsField({ bags, onChange }: { bags: number; onChange: (bags: number) => void }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="cell-label">{say`Bags`}</label>
      <select id={id} name="bags" value={String(bags)} onChange={({ target }) => onChange(Number(target.value))} className="cell-select">
        {OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  )
}
