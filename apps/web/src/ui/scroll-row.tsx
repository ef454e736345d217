import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { ChevronLeft } from './icons/chevron-left.tsx'
import { ChevronRight } from './icons/chevron-right.tsx'
import { useRowEnds } from './use-row-ends.ts'

interface ScrollRowProps {
  /** What its items are: another text, and the row is measured anew and shows its current item. */
  readonly of: string
  readonly className?: string
  readonly listClass?: string
  /** The items, each an `li`. */
  readonly children: ReactNode
}

/** The share of its width by which a row moves on at a click. */
const STEP = 0.75

/**
 * A list in one line, which scrolls sideways where it has no room. An arrow at each end says that there is more, and leads to it; the item with `aria-current`
 * is in sight, and the page stays where it is. A keyboard needs no arrows: what takes the focus comes into sight.
 */
export function ScrollRow({ of, className, listClass, children }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const { before, after } = useRowEnds(row, of)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says which item is the current one
  useEffect(() => {
    const list = row.current
    const item = list?.querySelector('[aria-current]')
    if (!list || !item) return
    const [all, one] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
    if (one.left < all.left || one.right > all.right) list.scrollBy({ left: one.left - all.left - (all.width - one.width) / 2, behavior: 'instant' })
  }, [of])
  const move = (forward: boolean) => {
    const list = row.current
    if (!list) return
    const isRightward = forward === (getComputedStyle(list).direction === 'ltr')
    list.scrollBy({ left: list.clientWidth * (isRightward ? STEP : -STEP) })
  }
  return (
    <div className={classes('scroll-row', className)}>
      <ul ref={row} className={classes('scroll-row-list no-bar', listClass)}>
        {children}
      </ul>
      {before && (
        <button type="button" aria-hidden tabIndex={-1} className="scroll-row-more scroll-row-before" onClick={() => move(false)}>
          <ChevronLeft size={18} className="rtl:-scale-x-100" />
        </button>
      )}
      {after && (
        <button type="button" aria-hidden tabIndex={-1} className="scroll-row-more scroll-row-after" onClick={() => move(true)}>
          <ChevronRight size={18} className="rtl:-scale-x-100" />
        </button>
      )}
    </div>
  )
}
