import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FieldNote } from '../../ui/field.tsx'
import { bringUp } from '../../ui/in-view.ts'

interface PartyFieldProps {
  readonly label: string
  /** What is chosen, in words. */
  readonly text: string
  readonly error?: string | undefined
  /** About how high the editor is: it is brought into view. */
  readonly editorHeight: number
  /** A list in place of the editor, without scripts; and fields that are not seen. */
  readonly withoutScripts: ReactNode
  /** Before the editor is shown, where it is fetched first; false closes it again. */
  readonly onOpen?: () => Promise<boolean>
  /** The editor. */
  readonly children: (onDone: () => void) => ReactNode
}

/** Who travels, and what is asked in one go with it: a button that says it and opens its editor. */
export function PartyField({ label, text, error, editorHeight, withoutScripts, onOpen, children }: PartyFieldProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    bringUp(box.current, editorHeight)
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [open, editorHeight])
  const toggle = () => {
    setOpen(!open)
    if (!open) void onOpen?.().then((there) => there || setOpen(false))
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div ref={box} className="pop-root" onKeyDown={(event) => event.key === 'Escape' && open && close()}>
      <span id={`${id}-label`} className="cell-label">
        {label}
      </span>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        aria-labelledby={`${id}-label ${id}-button`}
        aria-expanded={open}
        data-wrong={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={toggle}
        className="cell-value with-script w-full overflow-hidden text-start text-ellipsis whitespace-nowrap"
      >
        {text}
      </button>
      {withoutScripts}
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
      {open && <div className="pop party-pop p-5">{children(close)}</div>}
    </div>
  )
}
