import type { FieldKind } from '@sojourn/card-sdk'
import type { CardInput } from './card-input.ts'

/** What a field shows to the other fields of its card: frames of the same origin, out of every other page's reach. */
export interface OpenField extends CardInput {
  readonly group: string
}

declare global {
  interface Window {
    sojournField?: OpenField
  }
}

/** The fields of one card on the shop's page, this one included. Frames of other origins do not let us look, and are passed over. */
export function fieldsOf(group: string): Partial<Record<FieldKind, OpenField>> {
  const found: Partial<Record<FieldKind, OpenField>> = {}
  for (let i = 0; i < window.parent.length; i++) {
    const field = look(window.parent[i])
    if (field?.group === group) found[field.kind] = field
  }
  return found
}

function look(frame: Window | undefined): OpenField | null {
  try {
    return frame?.sojournField ?? null
  } catch {
    return null
  }
}
