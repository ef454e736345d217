import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { useEffect } from 'react'
import { Checkbox } from '../../../../ui/choice.tsx'
import { useLazy } from '../../../../ui/use-lazy.ts'
import { COMPARE_MOST, useCompareSet } from '../../compare-set.ts'
import { useStayProduct } from '../../stay-product.ts'
import type { Stay } from '../../stay-query.ts'

const loadPicked = () => import('./picked.tsx').then(({ Picked }) => Picked)

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

/** The properties picked, at the foot of the screen while there are any. Most people pick none: what shows them is fetched with the first. */
export function CompareBar({ stay }: { stay: Stay }) {
  const product = useStayProduct()
  const { picked, clear } = useCompareSet(product)
  const { Part: Picked, fetchPart } = useLazy(loadPicked)
  const count = picked.length
  useEffect(() => {
    // Out of reach: said, and the next one picked asks again.
    if (count > 0 && !Picked) void fetchPart()
  }, [count, Picked, fetchPart])
  return (
    <section aria-label={say`Compare`} className={count > 0 ? 'sticky bottom-[var(--foot-bar,0px)] z-10 border-t-3 border-ink bg-sheet' : undefined}>
      <p role="status" className="sr-only">
        {count > 0 && say`${count} of ${COMPARE_MOST} picked to compare`}
      </p>
      {count > 0 && <div className="page-width min-h-16">{Picked && <Picked picked={picked} stay={stay} product={product} onClear={clear} />}</div>}
    </section>
  )
}
