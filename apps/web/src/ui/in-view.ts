const GAP = 12

/**
 * Makes room below a field for what opens under it: where less than `room` px is left on the screen, the page moves up, but never further than the
 * field itself. On a phone that is where the keyboard leaves the list in sight.
 */
export function bringUp(field: Element | null, room: number): void {
  if (!field) return
  const { top, bottom } = field.getBoundingClientRect()
  const short = bottom + room + GAP - window.innerHeight
  if (short > 0) window.scrollBy({ top: Math.max(0, Math.min(short, top - GAP)) })
}
