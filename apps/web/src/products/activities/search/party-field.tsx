import { say } from '@sojourn/i18n'
import { useEffect, useId, useRef, useState } from 'react'
import { FieldNote } from '../../../ui/field.tsx'
import { bringUp } from '../../../ui/in-view.ts'
import type { Party } from '../activity-address.ts'
import { partyText } from '../activity-words.ts'
import { PartyEditor } from './party-editor.tsx'

interface PartyFieldProps {
  readonly party: Party
  readonly error?: string | undefined
  readonly onChange: (party: Party) => void
}

const EDITOR_HEIGHT = 260
const WITHOUT_SCRIPTS = [1, 2, 3, 4, 5, 6]

/** "Who is coming": a button that shows the party and opens its editor. */
export function PartyField({ party, error, onChange }: PartyFieldProps) {
  const id = useId()
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
      <span id={`${id}-label`} className="cell-label">{say`Who is coming`}</span>
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
        {partyText(party)}
      </button>
      <noscript>
        <select name="adults" aria-label={say`Who is coming`} defaultValue={String(party.adults)} className="cell-value">
          {WITHOUT_SCRIPTS.map((adults) => (
            <option key={adults} value={adults}>
              {partyText({ adults, seniors: 0, children: [] })}
            </option>
          ))}
        </select>
      </noscript>
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
      {open && (
        <div className="pop party-pop p-5">
          <PartyEditor party={party} onChange={onChange} onDone={close} />
        </div>
      )}
    </div>
  )
}
