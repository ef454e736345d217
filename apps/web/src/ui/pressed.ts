const CONTROL = 'a, button, summary, select, input, [role="option"]'
/** A press counts as the cause of what begins this soon after it. */
const FRESH_MS = 1000

let pressed: { readonly control: Element; readonly atMs: number } | null = null

function onPress(event: Event): void {
  const { target } = event
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  const control = submitter ?? (target instanceof Element ? target.closest(CONTROL) : null)
  if (control) pressed = { control, atMs: performance.now() }
}

/** Remembers which control was pressed last, until it is called off. */
export function watchPresses(): () => void {
  const kinds = ['click', 'change', 'submit'] as const
  for (const kind of kinds) document.addEventListener(kind, onPress, { capture: true })
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onPress, { capture: true })
  }
}

/** How long ago the press was that caused what begins now, in milliseconds; 0 where nothing was pressed. */
export function sincePressMs(): number {
  const ms = pressed ? performance.now() - pressed.atMs : FRESH_MS
  return ms < FRESH_MS ? ms : 0
}

/**
 * Marks the control that was pressed just now as busy, until it is called off: what has begun is the answer to it. Does nothing where nothing was pressed,
 * and to a control that says by itself that it is busy.
 */
export function markPressed(): () => void {
  const control = pressed && performance.now() - pressed.atMs < FRESH_MS ? pressed.control : null
  if (!control || control.hasAttribute('aria-busy')) return () => {}
  control.setAttribute('aria-busy', 'true')
  return () => control.removeAttribute('aria-busy')
}
