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

/** A link that was marked before its step was known to have begun. */
let early: { readonly link: Element; readonly timer: ReturnType<typeof setTimeout> } | null = null

/** Marks a link that leads to another page before the next frame: the page learns of the navigation only once React has drawn all of it again. */
function onHandled(event: Event): void {
  const link = pressed?.control
  if (!event.defaultPrevented || !(link instanceof HTMLAnchorElement) || !link.contains(event.target as Node)) return
  const isElsewhere = link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search
  if (!isElsewhere || link.hasAttribute('aria-busy')) return
  link.setAttribute('aria-busy', 'true')
  early = { link, timer: setTimeout(() => link.removeAttribute('aria-busy'), FRESH_MS) }
}

/** Remembers which control was pressed last, and marks links at once, until it is called off. */
export function watchPresses(): () => void {
  const kinds = ['click', 'change', 'submit'] as const
  for (const kind of kinds) document.addEventListener(kind, onPress, { capture: true })
  // React listens at the document too, and did so first: what a page does with the press is done.
  document.addEventListener('click', onHandled)
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onPress, { capture: true })
    document.removeEventListener('click', onHandled)
  }
}

/** How long ago the press was that caused what begins now, in milliseconds; 0 where nothing was pressed. */
export function sincePressMs(): number {
  const ms = pressed ? performance.now() - pressed.atMs : FRESH_MS
  return ms < FRESH_MS ? ms : 0
}

/**
 * Marks the control that was pressed just now as busy, until it is called off: what has begun is the answer to it. Does nothing where nothing was pressed,
 * and to a control that sets its own busy state.
 */
export function markPressed(): () => void {
  const control = pressed && performance.now() - pressed.atMs < FRESH_MS ? pressed.control : null
  if (control && control === early?.link) {
    clearTimeout(early.timer)
    early = null
  } else if (!control || control.hasAttribute('aria-busy')) return () => {}
  control.setAttribute('aria-busy', 'true')
  return () => control.removeAttribute('aria-busy')
}
