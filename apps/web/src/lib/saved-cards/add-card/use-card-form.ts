import { say } from '@sojourn/i18n'
import { useRef, useState } from 'react'
import type { CardFieldsView } from '../../card-fields/use-card-fields.ts'
import { nickNameFault } from '../nick-name.ts'

/** The card being typed: its frames, the name on it and, where cards have one, its nick name, which must be given (A5.7). */
export function useCardForm(fields: CardFieldsView, hasNickName: boolean) {
  const [name, setName] = useState('')
  const [nickName, setNickName] = useState('')
  const [wrong, setWrong] = useState<{ readonly name: string | null; readonly nickName: string | null }>({ name: null, nickName: null })
  const nameField = useRef<HTMLInputElement>(null)
  const nickField = useRef<HTMLInputElement>(null)

  /** All that was typed, or null where something is missing: that is said at its field, and the first one gets the focus. */
  const read = () => {
    const typed = { name: name.trim(), nickName: hasNickName ? nickName.trim() : null }
    const noName = typed.name === ''
    const nickFault = typed.nickName === null ? null : nickNameFault(typed.nickName)
    setWrong({ name: noName ? say`Enter the name exactly as on the card.` : null, nickName: nickFault })
    const whole = fields.port.check(!noName)
    if (noName) nameField.current?.focus()
    else if (whole && nickFault) nickField.current?.focus()
    return whole && !noName && !nickFault ? typed : null
  }
  return {
    fields,
    hasNickName,
    name: { value: name, error: wrong.name, ref: nameField, type: setName },
    nickName: { value: nickName, error: wrong.nickName, ref: nickField, type: setNickName },
    read,
  }
}

export type CardForm = ReturnType<typeof useCardForm>
