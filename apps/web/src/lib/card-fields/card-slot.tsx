import type { RefCallback } from 'react'
import { FieldNote } from '../../ui/field.tsx'
import type { CardFieldState } from './card-field-state.ts'

interface SlotProps {
  readonly slot: RefCallback<HTMLElement>
  readonly state: CardFieldState
  readonly label: string
  readonly locked: boolean
  readonly className?: string
}

/** The place of one frame. The frame names itself to assistive tools; the words shown above it are for the eye. */
export function CardSlot({ slot, state, label, locked, className }: SlotProps) {
  return (
    <div hidden={state.folded} className={className}>
      <span aria-hidden className="label">
        {label}
      </span>
      <div ref={slot} inert={locked} data-waiting={!state.ready || undefined} data-wrong={state.error !== null || undefined} className="card-slot" />
      <div role="alert">{state.error && <FieldNote kind="error" text={state.error} />}</div>
    </div>
  )
}
