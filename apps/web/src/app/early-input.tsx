import { useEffect } from 'react'
import { useNonce } from '../lib/nonce.ts'

declare global {
  interface Window {
    /** What the script in the head remembers. Gone once it is repeated. */
    earlyInput?: {
      /** From here on React is asked first: a press that it takes is not repeated. */
      followReact(): void
      /** Repeats what was pressed and typed before the page was alive. From then on only a press of a late part that is not alive is repeated. */
      repeat(): Promise<void>
    }
  }
}

type Typable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Runs in the head of a document, as text: it uses nothing from outside itself. Remembers what is typed before anything handles it, and the button that was
 * pressed last, which it marks as busy; the key that sends a form presses its button too. Not the button of a form with an address, which a browser sends by
 * itself, and not what is ticked, which repeats itself (`ui/choice.tsx`). All is repeated a moment after the page is alive, one after the other, so that each
 * finds drawn what the one before changed. A development build of React warns of the mark on the button, which changes nothing.
 */
function rememberEarlyInput(): void {
  const typed = new Map<Typable, string>()
  let pressed: HTMLButtonElement | null = null
  let isComposing = false
  let isBlocked = false
  let isOurs = false
  let isAlive = false
  let isRepeating = false
  let marked: HTMLButtonElement | null = null
  const mark = (button: HTMLButtonElement | null) => {
    marked?.removeAttribute('aria-busy')
    marked = button
    marked?.setAttribute('aria-busy', 'true')
  }
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return
    if (isOurs) return
    pressed = button
    if (!isAlive) mark(button)
  }
  const onInput = ({ target }: Event) => {
    const field = target as Typable
    if (isOurs) return
    if (field.type !== 'checkbox' && field.type !== 'radio') typed.set(field, field.value)
  }
  const onComposition = ({ type }: Event) => {
    isComposing = type !== 'compositionend'
  }
  // React, which hears of it first, stops an event for what it cannot bring to life yet. What it takes needs no repetition.
  const onReacted = (event: Event) => {
    isBlocked = event.cancelBubble
    if (isOurs || !pressed?.contains(event.target as Node)) return
    if (isBlocked && isAlive) void repeatPress()
    if (isBlocked) return
    mark(null)
    pressed = null
  }
  const LISTENERS = { click: onClick, input: onInput, compositionstart: onComposition, compositionend: onComposition }
  for (const [kind, listener] of Object.entries(LISTENERS)) addEventListener(kind, listener, true)
  const after = (ms: number) => new Promise((past) => setTimeout(past, ms))
  /** Sends an event, and tells whether the part of the page that it is for is alive to take it. */
  const isTaken = (to: Element, event: Event): boolean => {
    isBlocked = false
    document.addEventListener(event.type, onReacted, true)
    isOurs = true
    to.dispatchEvent(event)
    isOurs = false
    if (event.type !== 'click') document.removeEventListener(event.type, onReacted, true)
    return !isBlocked
  }
  /** Presses the button that was pressed last as soon as its part of the page has its code, for five seconds at most. */
  const repeatPress = async () => {
    if (isRepeating) return
    isRepeating = true
    for (let tries = 0; tries < 50 && pressed?.isConnected; tries++) {
      mark(null)
      if (isTaken(pressed, new MouseEvent('click', { bubbles: true, cancelable: true }))) break
      mark(pressed)
      await after(100)
    }
    mark(null)
    pressed = null
    isRepeating = false
  }
  const repeatTyped = async (field: Typable) => {
    // The part of the page that it is in comes alive for an event. Of a text that is as it was React says nothing.
    for (let tries = 0; tries < 50 && !isTaken(field, new Event('input', { bubbles: true })); tries++) await after(100)
    while (isComposing && field === document.activeElement) await after(50)
    // Who goes on typing has typed more by now, and a page may have drawn the field anew.
    const text = typed.get(field) ?? ''
    const isFocused = field === document.activeElement
    const { selectionStart, selectionEnd } = field as HTMLInputElement
    const isSelectionTheirs = isFocused && field.value === text && typeof selectionStart === 'number'
    // React tells a change by the last text that was set on the element itself.
    field.value = `${text} `
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    if (isSelectionTheirs) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    // Suggestions open for who types, and close when they leave.
    if (!isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  window.earlyInput = {
    followReact: () => document.addEventListener('click', onReacted, true),
    async repeat() {
      delete window.earlyInput
      isAlive = true
      for (const field of typed.keys()) {
        await after(0)
        if (field.isConnected) await repeatTyped(field)
      }
      typed.clear()
      for (const kind of ['input', 'compositionstart', 'compositionend'] as const) removeEventListener(kind, LISTENERS[kind], true)
      // The page may have come alive within a press, which is on its way through it.
      await after(0)
      await repeatPress()
    },
  }
}

/** For the head of a document that scripts bring to life; they do not carry it again. */
export function EarlyInput() {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {import.meta.env.SSR ? `(${rememberEarlyInput})()` : ''}
    </script>
  )
}

/** Does what was asked before the page could do it. For the outermost component: the effects of those in it come first. */
export function useEarlyInput(): void {
  useEffect(() => void window.earlyInput?.repeat(), [])
}
