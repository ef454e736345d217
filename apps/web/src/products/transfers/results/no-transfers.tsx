import { say } from '@sojourn/i18n'
import { type ActiveFilter, type Clearing, NoneMatch } from '../../../features/results/index.ts'

interface NoTransfersProps {
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: Clearing
}

/** Nothing was found: why, and what to try. What goes this way but not then is said below the list. */
export function NoTransfers({ active, hrefOf, clearing }: NoTransfersProps) {
  if (clearing.count > 0) return <NoneMatch title={say`No transfers match all your filters`} {...{ active, hrefOf, clearing }} />
  return (
    <div className="py-8">
      <h2 className="text-h3">{say`Nothing goes this way at that time`}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">{say`Try another time, or fewer people and bags. Below is what goes this way at other times.`}</p>
    </div>
  )
}
