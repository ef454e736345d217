import { useEffect, useId, useRef, useState } from 'react'
import { FieldNote } from '../../../ui/field.tsx'
import { bringUp } from '../../../ui/in-view.ts'
import { partyText } from '../stay-address.ts'
import { useStayProduct } from '../stay-product.ts'
import { type Party, printRooms } from '../stay-query.ts'
import { PartyEditor } from './party-editor.tsx'

interface PartyFieldProps {
  readonly rooms: readonly Party[]
  readonly error?: string
  readonly onChange: (rooms: readonly Party[]) => void
}

const EDITOR_HEIGHT = 260

const WITHOUT_SCRIPTS: readonly (readonly Party[])[] = [1, 2, 3, 4].map((adults) => [{ adults, children: [] }])

/** "Rooms and guests": a button that shows the party and opens its editor. */
export function PartyField({ rooms, error, onChange }: PartyFieldProps) {
  const id = useId()
  const { unit, words } = useStayProduct()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    bringUp(box.current, EDITOR_HEIGHT)
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div ref={box} className="pop-root" onKeyDown={(event) => event.key === 'Escape' && open && close()}>
      <span id={`${id}-label`} className="cell-label">
        {words.party}
      </span>
      <input type="hidden" name="rooms" value={printRooms(rooms)} />
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        aria-labelledby={`${id}-label ${id}-button`}
        aria-expanded={open}
        data-wrong={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setOpen(!open)}
        className="cell-value with-script w-full overflow-hidden text-start text-ellipsis whitespace-nowrap"
      >
        {partyText(rooms, unit)}
      </button>
      <noscript>
        <select name="rooms" aria-label={words.party} defaultValue="2" className="cell-value">
          {WITHOUT_SCRIPTS.map((party) => (
            <option key={printRooms(party)} value={printRooms(party)}>
              {partyText(party, unit)}
            </option>
          ))}
        </select>
      </noscript>
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
      {open && (
        <div className="pop party-pop p-5">
          <PartyEditor rooms={rooms} onChange={onChange} onDone={close} />
        </div>
      )}
    </div>
  )
}
