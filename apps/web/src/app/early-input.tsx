import { useEffect } from 'react'
import { useNonce } from '../lib/nonce.ts'

declare global {
  interface Window {
    /** What the script in the head remembers. Gone once it is repeated. */
    earlyInput?: {
      /** From here on React is asked first: a press that it takes is not repeated. */
      followReact(): void
      /** Repeats what was pressed and typed before the page was alive, and remembers nothing more. */
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
  const mark = (isBusy: boolean) => (isBusy ? pressed?.setAttribute('aria-busy', 'true') : pressed?.removeAttribute('aria-busy'))
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return
    mark(false)
    pressed = button
    mark(true)
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
    if (isBlocked || isOurs || !pressed?.contains(event.target as Node)) return
    mark(false)
    pressed = null
  }
  const LISTENERS = { click: onClick, input: onInput, compositionstart: onComposition, compositionend: onComposition }
  for (const [kind, listener] of Object.entries(LISTENERS)) addEventListener(kind, listener, true)
  const after = (ms: number) => new Promise((past) => setTimeout(past, ms))
  /** Sends an event to a part of the page as soon as its code is there, for five seconds at most. */
  const send = async (to: Element, eventOf: () => Event, onBlocked = () => {}) => {
    for (let tries = 0; tries < 50 && to.isConnected; tries++) {
      isBlocked = false
      const event = eventOf()
      document.addEventListener(event.type, onReacted, { capture: true, once: true })
      isOurs = true
      to.dispatchEvent(event)
      isOurs = false
      if (!isBlocked) return
      onBlocked()
      await after(100)
    }
  }
  const repeatTyped = async (field: Typable) => {
    // The part of the page that it is in comes alive for an event. Of a text that is as it was React says nothing.
    await send(field, () => new Event('input', { bubbles: true }))
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
      for (const field of typed.keys()) {
        await after(0)
        if (field.isConnected) await repeatTyped(field)
      }
      // The page may have come alive within a press, which is on its way through it.
      await after(0)
      for (const [kind, listener] of Object.entries(LISTENERS)) removeEventListener(kind, listener, true)
      document.removeEventListener('click', onReacted, true)
      if (!pressed) return
      const press = () => {
        mark(false)
        return new MouseEvent('click', { bubbles: true, cancelable: true })
      }
      await send(pressed, press, () => mark(true))
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
