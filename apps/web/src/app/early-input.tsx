import { useEffect } from 'react'
import { useNonce } from '../lib/nonce.ts'

declare global {
  interface Window {
    /** Repeats what was pressed and typed before the page's scripts were here. Called once; gone then. */
    repeatEarlyInput?(): Promise<void>
  }
}

type Typable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Runs in the head of a document, as text: it uses nothing from outside itself. Remembers what is typed before anything handles it, and the button that was
 * pressed last, which it marks as busy; the key that sends a form presses its button too. Not those of forms with an address, which a browser sends by itself,
 * and not what is ticked, which repeats itself (`ui/choice.tsx`). All is repeated a moment after the page is alive, one after the other, so that each finds
 * drawn what the one before changed. A development build of React warns of the mark on the button, which changes nothing.
 */
function rememberEarlyInput(): void {
  const typed = new Map<Typable, string>()
  let pressed: HTMLButtonElement | null = null
  const hasAddress = (of: { form: HTMLFormElement | null }) => of.form?.hasAttribute('action')
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (!button || hasAddress(button)) return
    pressed?.removeAttribute('aria-busy')
    pressed = button
    button.setAttribute('aria-busy', 'true')
  }
  const onInput = ({ target }: Event) => {
    const field = target as Typable
    if (!hasAddress(field) && field.type !== 'checkbox' && field.type !== 'radio') typed.set(field, field.value)
  }
  addEventListener('click', onClick, true)
  addEventListener('input', onInput, true)
  const turn = () => new Promise((taken) => setTimeout(taken))
  const announce = (field: Typable) => {
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  window.repeatEarlyInput = async () => {
    removeEventListener('click', onClick, true)
    delete window.repeatEarlyInput
    for (const field of typed.keys()) {
      await turn()
      // Who goes on typing has typed more by now, and a page may have drawn the field anew.
      const text = typed.get(field) ?? ''
      // A part of the page that waited for data, which was sent with it, comes alive for an event, and takes what it finds for what it drew.
      announce(field)
      // React tells a change by the last text that was set on the element itself.
      field.value = `${text} `
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      announce(field)
    }
    removeEventListener('input', onInput, true)
    await turn()
    pressed?.removeAttribute('aria-busy')
    pressed?.click()
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
  useEffect(() => void window.repeatEarlyInput?.(), [])
}
