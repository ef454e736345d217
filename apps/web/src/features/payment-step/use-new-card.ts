import { say } from '@sojourn/i18n'
import { useRef, useState } from 'react'
import { useCardFields } from '../../lib/card-fields/use-card-fields.ts'
import { nickNameFault } from '../../lib/saved-cards/nick-name.ts'
import type { NewCardChoice } from './card-choice.ts'

export interface Gateway {
  readonly url: string
  readonly publishableKey: string
}

/** The card being typed: its frames, the name on it, whether it is saved and by which nick name, which must then be given (A5.7). */
export function useNewCard(gateway: Gateway, hasNickName: boolean) {
  const fields = useCardFields(gateway)
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState<string | null>(null)
  const [save, setSave] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const [nickName, setNickName] = useState('')
  const [nickError, setNickError] = useState<string | null>(null)
  const nickField = useRef<HTMLInputElement>(null)

  /** The card as typed, or null where something is missing: the error is shown at its field, and the first one gets the focus if it may. */
  const read = (mayFocus: boolean): NewCardChoice | null => {
    const named = name.trim() !== ''
    setNameError(named ? null : say`Enter the name exactly as on the card.`)
    if (!named && mayFocus) nameField.current?.focus()
    const whole = fields.port.check(mayFocus && named)
    const nick = save && hasNickName ? nickName.trim() : null
    const nickFault = nick === null ? null : nickNameFault(nick)
    setNickError(nickFault)
    if (nickFault && mayFocus && named && whole) nickField.current?.focus()
    return named && whole && !nickFault ? { by: 'new', card: fields.port, name: name.trim(), save, nickName: nick } : null
  }
  const type = (text: string) => {
    setName(text)
    setNameError(null)
  }
  const typeNick = (text: string) => {
    setNickName(text)
    setNickError(null)
  }
  const isTyping = name !== '' || Object.values(fields.fields).some(({ focused, complete, error }) => focused || complete || error !== null)
  const nick = hasNickName ? { name: nickName, error: nickError, field: nickField, type: typeNick } : null
  return { fields, isTyping, name, nameError, nameField, nick, save, type, keep: setSave, read }
}

export type NewCard = ReturnType<typeof useNewCard>
