import { useEffect } from 'react'
import { useNonce } from '../lib/nonce.ts'

type Typable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface EarlyInput {
  /** Set before React listens: a click that then reaches its button is handled. */
  isReactHere: boolean
  isComposing: boolean
  clicked: HTMLButtonElement | null
  readonly typed: Map<Typable, string>
  stop(): void
}

declare global {
  interface Window {
    /** What the script in the head of the document remembers. */
    earlyInput?: EarlyInput
  }
}

/**
 * Runs in the head of a document, as text: it uses nothing from outside itself. Remembers which fields were typed into before the page was hydrated, and the
 * button that was clicked last, which it marks as busy; the key that sends a form clicks its button too. Not the button of a form with an address, which a
 * browser sends by itself, and not what is ticked, which repeats itself (`ui/choice.tsx`). A development build of React warns of the mark, which changes nothing.
 */
function rememberEarlyInput(): void {
  const listening = new AbortController()
  const early: EarlyInput = { isReactHere: false, isComposing: false, clicked: null, typed: new Map(), stop: () => listening.abort() }
  const listen = (kind: string, hear: (event: Event) => void) => addEventListener(kind, hear, { capture: true, signal: listening.signal })
  const remember = (button: HTMLButtonElement | null) => {
    early.clicked?.removeAttribute('aria-busy')
    early.clicked = button
    button?.setAttribute('aria-busy', 'true')
  }
  listen('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return
    remember(button)
    // React, which hears of it before its button, stops what it cannot hydrate yet.
    if (early.isReactHere) button.addEventListener('click', () => early.clicked === button && remember(null), { once: true })
  })
  listen('input', ({ target }) => {
    const field = target as Typable
    if (field.type !== 'checkbox' && field.type !== 'radio') early.typed.set(field, field.value)
  })
  listen('compositionstart', () => {
    early.isComposing = true
  })
  listen('compositionend', () => {
    early.isComposing = false
  })
  window.earlyInput = early
}

/** For the head of a document that is hydrated; the scripts of the page do not carry it again. */
export function EarlyInput() {
  return (
    <script nonce={useNonce()} suppressHydrationWarning>
      {import.meta.env.SSR ? `(${rememberEarlyInput})()` : ''}
    </script>
  )
}

const nextTask = () => new Promise((next) => setTimeout(next))

/** Repeats what was typed and clicked before the page was hydrated. For the outermost component: the effects of those in it come first. */
export function useEarlyInput(): void {
  useEffect(() => {
    const early = window.earlyInput
    if (!early) return
    delete window.earlyInput
    const repeat = async () => {
      // Each after the page has taken in the one before.
      for (const field of early.typed.keys()) {
        await nextTask()
        // Who goes on typing has typed more by now, and a page that was rendered again may have set the field back.
        if (field.isConnected && !(early.isComposing && field === document.activeElement)) repeatText(field, early.typed.get(field) ?? '')
      }
      await nextTask()
      early.stop()
      if (early.clicked) repeatClick(early.clicked)
    }
    void repeat()
  }, [])
}

const RETRY_MS = 100
const TRIES = 50

/** Clicks a button once its part of the page is hydrated, which may have to fetch its code first. */
function repeatClick(button: HTMLButtonElement, tries = TRIES): void {
  let isHandled = false
  button.addEventListener(
    'click',
    () => {
      isHandled = true
    },
    { once: true },
  )
  button.removeAttribute('aria-busy')
  button.click()
  if (isHandled || tries === 0 || !button.isConnected) return
  button.setAttribute('aria-busy', 'true')
  setTimeout(() => repeatClick(button, tries - 1), RETRY_MS)
}

function repeatText(field: Typable, text: string): void {
  const { value, selectionStart, selectionEnd } = field as HTMLInputElement
  const isFocused = field === document.activeElement
  // The part of the page that the field is in is hydrated for an event; of a text that is as it was React says nothing.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.value = `${text} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  if (isFocused && value === text && typeof selectionStart === 'number') (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  // Suggestions open for a person who types, and close when they leave.
  if (!isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
