import { say } from '@sojourn/i18n'
import { useEffect, useId, useRef, useState } from 'react'
import { FieldNote } from '../../../ui/field.tsx'
import { bringUp } from '../../../ui/in-view.ts'
import { useLazy } from '../../../ui/use-lazy.ts'
import { partyText, printPeople, USUAL } from '../transfer-address.ts'
import type { PeopleEditorProps } from './people-editor.tsx'

// Most searches are for two: the editor is fetched by who opens it.
const loadEditor = () => import('./people-editor.tsx').then(({ PeopleEditor }) => PeopleEditor)

const EDITOR_HEIGHT = 320
const WITHOUT_SCRIPTS = [1, 2, 3, 4, 5, 6, 8, 12, 16].map((adults) => ({ ...USUAL, adults, bags: adults }))

interface PeopleFieldProps extends Pick<PeopleEditorProps, 'party' | 'domestic' | 'onChange'> {
  readonly error?: string | undefined
}

/** "People and bags": a button that shows the party and opens its editor. */
export function PeopleField({ party, domestic, error, onChange }: PeopleFieldProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { Part: PeopleEditor, fetchPart } = useLazy<PeopleEditorProps>(loadEditor)
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
  const toggle = () => {
    setOpen(!open)
    if (!open) void fetchPart().then((there) => there || setOpen(false))
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div ref={box} className="pop-root" onKeyDown={(event) => event.key === 'Escape' && open && close()}>
      <input type="hidden" name="people" value={printPeople(party)} />
      <input type="hidden" name="bags" value={party.bags} />
      <span id={`${id}-label`} className="cell-label">{say`People and bags`}</span>
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
        {partyText(party)}
      </button>
      <noscript>
        <select name="people" aria-label={say`People and bags`} defaultValue="2" className="cell-value">
          {WITHOUT_SCRIPTS.map((each) => (
            <option key={each.adults} value={printPeople(each)}>
              {partyText(each)}
            </option>
          ))}
        </select>
      </noscript>
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
      {open && (
        <div className="pop party-pop p-5">
          {PeopleEditor ? <PeopleEditor party={party} domestic={domestic} onChange={onChange} onDone={close} /> : <p role="status">{say`One moment…`}</p>}
        </div>
      )}
    </div>
  )
}
