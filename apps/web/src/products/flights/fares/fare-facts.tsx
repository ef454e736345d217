import { classes } from '../../../ui/classes.ts'
import { Check } from '../../../ui/icons/check.tsx'
import { Minus } from '../../../ui/icons/minus.tsx'
import { X } from '../../../ui/icons/x.tsx'
import type { Brand, Condition } from '../flights-api.ts'

const SIGNS = { free: Check, fee: Minus, no: X } as const
const TONES = { free: 'text-sea', fee: 'text-ink-2', no: 'text-ink-3' } as const

/** What a fare takes along and allows, each with its amount. The words say it; the sign only helps to compare. */
export function FareFacts({ brand: { conditions } }: { brand: Pick<Brand, 'conditions'> }) {
  return (
    <ul className="mt-2 grid gap-1.5">
      {conditions.map((condition) => (
        <FareFact key={condition.code} {...condition} />
      ))}
    </ul>
  )
}

function FareFact({ allows, text }: Condition) {
  const Sign = SIGNS[allows]
  return (
    <li className="flex gap-2 text-small">
      <Sign aria-hidden size={15} className={classes('mt-0.75 shrink-0', TONES[allows])} />
      <span className={allows === 'no' ? 'text-ink-3' : 'text-ink-2'}>{text}</span>
    </li>
  )
}
