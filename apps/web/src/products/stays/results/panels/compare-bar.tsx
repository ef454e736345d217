import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Checkbox } from '../../../../ui/choice.tsx'
import { COMPARE_MOST, useCompareSet } from '../../compare-set.ts'
import { useStayProduct } from '../../stay-product.ts'
import type { Stay } from '../../stay-query.ts'
import { Picked } from './picked.tsx'

/** "Compare", on a card: puts the property into the set, at most four. Without scripts there is no set, so there is no box. */
export function CompareBox({ id, name }: { id: string; name: string }) {
  const { has, toggle, isFull } = useCompareSet(useStayProduct())
  return (
    <Checkbox
      checked={has(id)}
      disabled={isFull && !has(id)}
      onChange={() => toggle({ id, name })}
      className="offer-card-above w-fit text-small! noscript:hidden"
    >
      <Say>
        Compare <span className="sr-only">{name}</span>
      </Say>
    </Checkbox>
  )
}

/** The properties picked, at the foot of the screen while there are any. */
export function CompareBar({ stay }: { stay: Stay }) {
  const product = useStayProduct()
  const { picked, clear } = useCompareSet(product)
  const count = picked.length
  return (
    <section aria-label={say`Compare`} className={count > 0 ? 'sticky bottom-[var(--foot-bar,0px)] z-10 border-t-3 border-ink bg-sheet' : undefined}>
      <p role="status" className="sr-only">
        {count > 0 && say`${count} of ${COMPARE_MOST} picked to compare`}
      </p>
      {count > 0 && (
        <div className="page-width">
          <Picked picked={picked} stay={stay} product={product} onClear={clear} />
        </div>
      )}
    </section>
  )
}
