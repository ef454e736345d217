import { createContext, type RefObject, type SyntheticEvent, use, useEffect, useRef } from 'react'

/** Where dialogs are rendered: over the page, or in it, where all states are looked at side by side. */
export const DialogPlace = createContext<'over' | 'in-page'>('over')

/** What a `<dialog>` needs to be a modal: spread `props` on it. */
interface Modal {
  readonly props: {
    readonly ref: RefObject<HTMLDialogElement | null>
    readonly open: boolean | undefined
    readonly onCancel: (event: SyntheticEvent) => void
  }
  readonly inPage: boolean
}

/**
 * Over the native `<dialog>`: the browser keeps focus inside and makes the rest inert; focus goes back to where it was. Escape calls `onClose`.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const inPage = use(DialogPlace) === 'in-page'
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open || inPage) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open, inPage])
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return { props: { ref, open: inPage || undefined, onCancel }, inPage }
}
