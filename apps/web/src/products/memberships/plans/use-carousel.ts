import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface Carousel {
  readonly track: RefObject<HTMLDivElement | null>
  /** The first card in view, counted from 0, and how many are in view. */
  readonly first: number
  readonly visible: number
  readonly move: (by: 1 | -1) => void
}

/** A row of cards that scrolls by a finger, by the focus or by its arrows: its position is read from it, so that all ways agree. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState({ first: 0, visible: Math.min(2, count) })
  const look = useCallback(() => {
    const row = track.current
    const step = stepOf(row)
    if (!row || step === 0) return
    const visible = Math.min(count, Math.max(1, Math.round(row.clientWidth / step)))
    setAt({ visible, first: Math.min(count - visible, Math.round(Math.abs(row.scrollLeft) / step)) })
  }, [count])
  useEffect(() => {
    const row = track.current
    if (!row) return
    look()
    const resized = new ResizeObserver(look)
    resized.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [look])
  const move = (by: 1 | -1) => {
    const row = track.current
    if (!row) return
    const along = getComputedStyle(row).direction === 'rtl' ? -by : by
    row.scrollBy({ left: along * stepOf(row), behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  }
  return { track, ...at, move }
}

/** From one card to the next, in pixels. */
function stepOf(row: HTMLElement | null): number {
  const card = row?.firstElementChild
  return card && row ? card.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(row).columnGap || '0') : 0
}
