import { type KeyboardEvent, useRef, useState } from 'react'

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The next id in a direction: places without one are stepped over. Null at the edge. */
export function neighbourIn(rows: readonly (readonly (string | null)[])[], id: string, key: string): string | null {
  const step = STEPS[key]
  let row = rows.findIndex((ids) => ids.includes(id))
  let column = rows[row]?.indexOf(id) ?? -1
  if (!step || row < 0) return null
  for (;;) {
    row += step[0]
    column += step[1]
    const line = rows[row]
    if (!line || column < 0 || column >= line.length) return null
    const next = line[column]
    if (next) return next
  }
}

/**
 * Arrow keys through a table of buttons that is one tab stop: seats of a plane, cabins of a deck. `rows` has the ids of the buttons at their places, null where there is
 * none; `first` is the stop to begin with.
 */
export function useGridKeys(rows: readonly (readonly (string | null)[])[], first: string | undefined) {
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(first)
  const stop = at !== undefined && rows.some((ids) => ids.includes(at)) ? at : first
  const onKeyDown = (event: KeyboardEvent) => {
    if (!stop || !(event.key in STEPS)) return
    event.preventDefault()
    const next = neighbourIn(rows, stop, event.key)
    if (next === null) return
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  return {
    grid,
    onKeyDown,
    /** What the button of an id is given. */
    cell: (id: string) => ({ 'data-cell': id, tabIndex: id === stop ? 0 : -1, onFocus: () => setAt(id) }),
  }
}
