import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { FieldNote } from './field.tsx'
import { bringUp } from './in-view.ts'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  readonly detail?: ReactNode
}

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
 * A text field that suggests, after the pattern of the ARIA guide: focus stays in the field, arrows walk the list, Enter takes, Escape closes.
 * The list lies in the page, so nothing else is hidden from assistive tools. Before any script it is a plain text field of its form.
 */
export function Combobox({
  label,
  name,
  text,
  options,
  onText,
  onChoose,
  onOpen,
  placeholder,
  empty,
  error,
  labelClass = 'label',
  inputClass = 'field',
}: ComboboxProps) {
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
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const option = options[at]
    if (step !== 0) {
      event.preventDefault()
      show()
      if (options.length > 0) setAt((at + step + options.length) % options.length)
    } else if (event.key === 'Enter' && open && option) {
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  const active = open && options[at] ? `${id}-${at}` : undefined
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
        aria-activedescendant={active}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
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
      <div id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={!open || options.length === 0} className="pop max-h-80 overflow-y-auto">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and the keys
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Before the field loses focus and the list with it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onMouseMove={() => setAt(index)}
            className={classes('flex min-h-11 cursor-pointer items-baseline gap-3 border-b border-rule px-4 py-2.5 text-body', index === at && 'bg-sheet')}
          >
            <span className="font-[580]">{option.label}</span>
            {option.detail && <span className="ms-auto text-caption text-ink-3">{option.detail}</span>}
          </div>
        ))}
      </div>
      <p role="status" className={open && text && options.length === 0 ? 'pop px-4 py-3 text-small text-ink-2' : 'sr-only'}>
        {open && text && options.length === 0 ? empty : ''}
      </p>
    </div>
  )
}
