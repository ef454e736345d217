import { say } from '@sojourn/i18n'
import { useRef, useState } from 'react'
import { useCardFields } from '../../lib/card-fields/use-card-fields.ts'
import type { NewCardChoice } from './card-choice.ts'

export interface Gateway {
  readonly url: string
  readonly publishableKey: string
}

/** The card being typed: its frames, the name on it, whether it is kept. */
export function useNewCard(gateway: Gateway) {
  const fields = useCardFields(gateway)
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState<string | null>(null)
  const [save, setSave] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)

  /** The card as it stands, or null where something is missing: that is said at its field, and the first one gets the focus if it may. */
  const read = (mayFocus: boolean): NewCardChoice | null => {
    const named = name.trim() !== ''
    setNameError(named ? null : say`Enter the name exactly as on the card.`)
    if (!named && mayFocus) nameField.current?.focus()
    const whole = fields.port.check(mayFocus && named)
    return named && whole ? { by: 'new', card: fields.port, name: name.trim(), save } : null
  }
  const type = (text: string) => {
    setName(text)
    setNameError(null)
  }
  const isTyping = name !== '' || Object.values(fields.fields).some(({ focused, complete, error }) => focused || complete || error !== null)
  return { fields, isTyping, name, nameError, nameField, save, type, keep: setSave, read }
}

export type NewCard = ReturnType<typeof useNewCard>
