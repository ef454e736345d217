import { type RefObject, useRef, useState } from 'react'

export interface Slides {
  readonly track: RefObject<HTMLUListElement | null>
  /** Which one is at the beginning of the strip. */
  readonly at: number
  readonly onScroll: () => void
  readonly step: (by: 1 | -1) => void
}

/** Follows a strip that a person scrolls, and moves it by a whole picture. */
export function useSlides(): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  // Counted from the first slide, so that it is right in either direction of writing.
  const places = () => {
    const items = [...(track.current?.children ?? [])] as HTMLElement[]
    return items.map((item) => item.offsetLeft - (items[0]?.offsetLeft ?? 0))
  }
  const onScroll = () => {
    const strip = track.current
    if (!strip) return
    const all = places()
    const isEnd = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 2
    const gaps = all.map((place) => Math.abs(place - strip.scrollLeft))
    setAt(isEnd ? all.length - 1 : gaps.indexOf(Math.min(...gaps)))
  }
  return {
    track,
    at,
    onScroll,
    step(by) {
      const all = places()
      track.current?.scrollTo({ left: all[Math.min(all.length - 1, Math.max(0, at + by))] ?? 0 })
    },
  }
}
