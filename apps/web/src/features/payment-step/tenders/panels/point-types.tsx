import { countText, say } from '@sojourn/i18n'
import { useRef, useState } from 'react'
import { Combobox } from '../../../../ui/combobox.tsx'
import { X } from '../../../../ui/icons/x.tsx'
import type { PointType, TenderEvent, Typed } from '../tenders-state.ts'

interface TypesProps {
  readonly types: readonly PointType[]
  readonly typed: Typed
  readonly locked: boolean
  readonly send: (event: TenderEvent) => void
}

/** The kinds of points: a list to search in and to clear (B2.12). */
export function PointTypes({ types, typed, locked, send }: TypesProps) {
  const [isSearching, setSearching] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  if (locked) {
    return (
      <label className="min-w-0 flex-1 max-md:basis-full">
        <span className="sr-only">{say`Type of points`}</span>
        <input readOnly value={typed.search} className="field field-done" />
      </label>
    )
  }
  const wanted = isSearching ? typed.search.trim().toLowerCase() : ''
  const options = types
    .filter(({ point_type_label, point_type_code }) => `${point_type_label} ${point_type_code}`.toLowerCase().includes(wanted))
    .map(({ point_type_code, point_type_label, points }) => ({ id: point_type_code, label: point_type_label, detail: countText(points) }))
  return (
    <div ref={list} className="relative min-w-0 flex-1 max-md:basis-full">
      <Combobox
        label={say`Type of points`}
        name="point-type"
        labelClass="sr-only"
        // not translated: classes
        inputClass="field pe-11"
        placeholder={say`Choose your points`}
        text={typed.search}
        options={options}
        empty={say`No matching points`}
        onOpen={() => setSearching(false)}
        onText={(text) => {
          setSearching(true)
          send({ type: 'typed', field: 'search', text })
        }}
        onChoose={({ id }) => send({ type: 'type_chosen', code: id })}
      />
      {typed.search !== '' && (
        <button
          type="button"
          aria-label={say`Clear the type of points`}
          className="icon-button absolute end-0.5 top-1/2 -translate-y-1/2 text-ink-2"
          onClick={() => {
            send({ type: 'type_chosen', code: null })
            // The button goes with what it cleared.
            list.current?.querySelector('input')?.focus()
          }}
        >
          <X aria-hidden size={16} />
        </button>
      )}
    </div>
  )
}
