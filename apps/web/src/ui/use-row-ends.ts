import { type RefObject, useEffect, useState } from 'react'

export interface RowEnds {
  /** Something is out of sight before what is seen. */
  readonly before: boolean
  readonly after: boolean
}

/** Less of an item than this, and it counts as out of sight: widths are fractions of a pixel. */
const SEEN = 0.97

const WHOLE: RowEnds = { before: false, after: false }

/** At which ends a row that scrolls sideways has more, as it is scrolled and as its width or its items change. `of` names its items: another text, another row. */
export function useRowEnds(row: RefObject<HTMLElement | null>, of: string): RowEnds {
  const [ends, setEnds] = useState(WHOLE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are observed anew
  useEffect(() => {
    const list = row.current
    // A narrow window may leave some out.
    const items = [...(list?.children ?? [])].filter((item) => item.getClientRects().length > 0)
    const [first, last] = [items[0], items.at(-1)]
    if (!list || !first || !last || first === last) return
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isOut = intersectionRatio < SEEN
          setEnds((known) => (target === first ? { ...known, before: isOut } : { ...known, after: isOut }))
        }
      },
      { root: list, threshold: SEEN },
    )
    seen.observe(first)
    seen.observe(last)
    return () => seen.disconnect()
  }, [row, of])
  return ends
}
