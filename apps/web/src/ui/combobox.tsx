import { plural, say } from '@sojourn/i18n'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx'
import { FieldNote } from './field.tsx'
import { bringUp } from './in-view.ts'

export type { ComboboxOption }

interface ComboboxProps {
  readonly label: string
  readonly name: string
  readonly text: string
  readonly options: readonly ComboboxOption[]
  readonly onText: (text: string) => void
  readonly onChoose: (option: ComboboxOption) => void
  readonly onOpen?: () => void
  readonly placeholder?: string
  /** Said where nothing fits the text. */
  readonly empty: string
  readonly error?: string | null
  readonly labelClass?: string
  readonly inputClass?: string
}

const LIST_HEIGHT = 320

/**
 * A text field that suggests, after the pattern of the ARIA guide: focus stays in the field, arrows walk the list, Enter takes, Delete takes away what can
 * be, Escape closes. The list lies in the page, so nothing else is hidden from assistive tools. Before any script it is a plain text field of its form.
 */
export function Combobox(props: ComboboxProps) {
  const { label, name, text, options, onText, onChoose, onOpen, placeholder, empty, error, labelClass = 'label', inputClass = 'field' } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) bringUp(box.current, LIST_HEIGHT)
  }, [open])
  const show = () => {
    if (!open) onOpen?.()
    setOpen(true)
  }
  const choose = (option: ComboboxOption) => {
    onChoose(option)
    setOpen(false)
    setAt(-1)
  }
  const active = open ? options[at] : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      show()
      if (options.length > 0) setAt(at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Delete' && active?.onRemove) {
      event.preventDefault()
      active.onRemove()
      setAt(-1)
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  const nothing = open && text !== '' && options.length === 0
  const describedBy = [error && `${id}-error`, active?.onRemove && `${id}-remove`].filter(Boolean).join(' ')
  return (
    <div ref={box} className="pop-root">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${at}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          setAt(-1)
          setOpen(true)
        }}
        onClick={show}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className={inputClass}
      />
      {error && <FieldNote id={`${id}-error`} kind="error" text={error} />}
      {active?.onRemove && <span id={`${id}-remove`} className="sr-only">{say`Press Delete to remove it from this list`}</span>}
      <ComboboxList id={id} open={open} options={options} at={at} onAt={setAt} onChoose={choose} />
      <p role="status" className={nothing ? 'pop px-4 py-3 text-small text-ink-2' : 'sr-only'}>
        {nothing ? empty : open && options.length > 0 ? say`${plural(options.length, { one: '# suggestion', other: '# suggestions' })}` : ''}
      </p>
    </div>
  )
}
